import { Link } from 'react-router-dom'
import { halfLifeText, percentText } from '#domain/proof-wording'
import type { Proof } from '#domain/signal'
import { sitePages } from '#lib/site-pages'
import { Ago } from './ago'
import { ProofLine } from './proof-line'
import styles from './proof.module.css'

/** What is known of whether an offer works, and what it is made of (product.md, section 25). */
export function ProofWhy({ proof, storeName }: { proof: Proof; storeName: string }) {
  const { parts, confidence, testedAt } = proof
  return (
    <details className={styles.why}>
      <summary>
        <ProofLine proof={proof} /> <span className={styles.more}>Why?</span>
      </summary>
      <ul>
        <li>
          {parts.worked} signals say that it works and {parts.failed} that it does not. Older ones count less:
          half after {halfLifeText(parts.halfLife)}.
        </li>
        <li>
          Offers of <bdi>{storeName}</bdi> work in {percentText(parts.storeRate)} of cases. That counts like
          two signals more.
        </li>
        <li>
          {testedAt === null ? (
            'Our staff have not tested it yet.'
          ) : (
            <>
              Our staff tested it <Ago iso={testedAt} />, which counts like three visitors.
            </>
          )}
        </li>
        <li>
          So we are fairly sure that it works in at least {percentText(confidence)} of cases. Offers are in
          this order. What a store pays us is no part of it.
        </li>
      </ul>
      <Link to={sitePages.howWeTest.path}>{sitePages.howWeTest.title}</Link>
    </details>
  )
}
