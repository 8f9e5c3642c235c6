import type { SyntheticEvent } from 'react'
import { Link } from '#components/link'
import type { Coupon } from '#domain/coupon/coupon'
import { halfLifeText, originOf, percentText } from '#domain/proof/proof-wording'
import { sitePages } from '#domain/page/site-pages'
import type { Store } from '#domain/store/store'
import { Ago } from './ago'
import { ProofLine } from './public'
import styles from './proof.module.css'

interface Props {
  coupon: Coupon
  store: Pick<Store, 'name'>
}

export function ProofWhy({ coupon, store }: Props) {
  const { proof, source } = coupon
  const isTested = proof.state !== 'untested'
  return (
    <details className={`screen-only ${styles.why}`} onToggle={showOpened}>
      <summary>
        <ProofLine coupon={coupon} /> <span className={styles.more}>Why?</span>
      </summary>
      <ul>
        <li>{originOf(source)}.</li>
        <li>{isTested ? <Heard proof={proof} /> : 'Nobody has said yet whether it works.'}</li>
        <li>
          <OfStore proof={proof} store={store} />
        </li>
        <li>
          <OurTest proof={proof} />
        </li>
        <li>
          {isTested &&
            `So it works in at least ${percentText(proof.confidence)} of cases, we are fairly sure. `}
          Offers that load together are in this order, what is being checked last. What a store pays is no
          part of it.
        </li>
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

function Heard({ proof: { parts } }: Shown) {
  return (
    <>
      What speaks for it adds up to {parts.worked}, against it to {parts.failed}: one for each visitor, three
      for a test by our staff, half to each side for &ldquo;Only on some things&rdquo;. Answers count half
      after {halfLifeText(parts.halfLife)}, and after six further ones.
    </>
  )
}

/** Hidden if nothing is known of the store. */
function OfStore({ proof: { parts }, store }: Shown & Pick<Props, 'store'>) {
  const name = <bdi>{store.name}</bdi>
  if (parts.storeSignals === 0) {
    return <>Of {name} nothing is known yet. We assume that half of its offers work.</>
  }
  return (
    <>
      All offers of {name} work in {percentText(parts.storeRate)} of cases, by {parts.storeSignals} in all.
      That counts like two visitors.
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
