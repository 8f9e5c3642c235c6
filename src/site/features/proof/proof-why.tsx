import type { SyntheticEvent } from 'react'
import { Link } from '#components/link'
import type { Coupon } from '#domain/coupon/coupon'
import { meaningText, originOf } from '#domain/proof/proof-reasons'
import { sitePages } from '#domain/page/site-pages'
import { Ago } from './ago'
import { ProofLine } from './public'
import styles from './proof.module.css'

export function ProofWhy({ coupon }: { coupon: Coupon }) {
  const { proof, source } = coupon
  return (
    <details className={`screen-only ${styles.why}`} onToggle={showOpened}>
      <summary>
        <ProofLine coupon={coupon} /> <span className={styles.more}>Why?</span>
      </summary>
      <ul className="stack">
        <li>{originOf(source)}.</li>
        <li>
          <Heard proof={proof} />
        </li>
        <li>
          <OurTest proof={proof} />
        </li>
        <li>{meaningText(proof)}</li>
        <li>Better proven offers come first. What a store pays is no part of it.</li>
      </ul>
      <Link to={sitePages.howWeTest.path}>{sitePages.howWeTest.title}</Link>
    </details>
  )
}

type Shown = Pick<Coupon, 'proof'>

/** Scrolls details that open below the edge of a dialog into view. */
function showOpened({ currentTarget: details }: SyntheticEvent<HTMLDetailsElement>) {
  if (details.open) details.scrollIntoView({ block: 'nearest' })
}

function Heard({ proof }: Shown) {
  const { state, worked, total, workedAt } = proof
  if (state === 'untested') return 'Nobody has said yet whether it works.'
  return (
    <>
      {total > 0
        ? `Of ${total} ${total === 1 ? 'person' : 'people'} who told us, it worked for ${worked}. Older answers count less.`
        : 'Too few people have told us lately.'}
      {workedAt && (
        <>
          {' '}
          It last worked <Ago iso={workedAt} />.
        </>
      )}
    </>
  )
}

function OurTest({ proof: { testedAt, testOutcome } }: Shown) {
  if (testedAt === null) return 'Our staff have not tested it yet.'
  return (
    <>
      Our staff tested it <Ago iso={testedAt} />: it {testOutcome === 'failed' ? 'did not work' : 'worked'}.
    </>
  )
}
