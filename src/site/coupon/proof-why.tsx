import { Link } from 'react-router-dom'
import { halfLifeText, percentText } from '#domain/proof-wording'
import type { Proof } from '#domain/signal'
import { sitePages } from '#lib/site-pages'
import { Ago } from './ago'
import { ProofLine } from './proof-line'
import styles from './proof.module.css'

interface Props {
  proof: Proof
  storeName: string
}

/** What is known of whether an offer works, and what it is made of (product.md, section 25). */
export function ProofWhy({ proof, storeName }: Props) {
  const isTested = proof.state !== 'untested'
  return (
    <details className={styles.why}>
      <summary>
        <ProofLine proof={proof} /> <span className={styles.more}>Why?</span>
      </summary>
      <ul>
        <li>{isTested ? <Heard proof={proof} /> : 'Nobody has said yet whether it works.'}</li>
        <li>
          <OfStore proof={proof} storeName={storeName} />
        </li>
        <li>
          <OurTest proof={proof} />
        </li>
        <li>
          {isTested &&
            `So we are fairly sure that it works in at least ${percentText(proof.confidence)} of cases. `}
          Offers come in the order of how sure we are, those that load together, with what is being checked
          last. What a store pays us is no part of it.
        </li>
      </ul>
      <Link to={sitePages.howWeTest.path}>{sitePages.howWeTest.title}</Link>
    </details>
  )
}

function Heard({ proof: { parts } }: Pick<Props, 'proof'>) {
  return (
    <>
      What speaks for it adds up to {parts.worked}, what speaks against it to {parts.failed}: one for each
      visitor, three for a test by our staff, and half to each side for &ldquo;Only on some things&rdquo;.
      Older answers count less: half after {halfLifeText(parts.halfLife)}, and half after six further answers.
    </>
  )
}

/** Where nothing is known of a store, nothing is said of it. */
function OfStore({ proof: { parts }, storeName }: Props) {
  const name = <bdi>{storeName}</bdi>
  if (parts.storeSignals === 0) {
    return <>Nothing is known yet of other offers of {name}. We assume that half of them work.</>
  }
  return (
    <>
      What we have heard of all offers of {name} adds up to {parts.storeSignals}. By that they work in{' '}
      {percentText(parts.storeRate)} of cases, which counts like two visitors.
    </>
  )
}

function OurTest({ proof: { testedAt, testOutcome } }: Pick<Props, 'proof'>) {
  if (testedAt === null) return 'Our staff have not tested it yet.'
  return (
    <>
      Our staff tested it <Ago iso={testedAt} />: it {testOutcome === 'failed' ? 'did not work' : 'worked'}.
    </>
  )
}
