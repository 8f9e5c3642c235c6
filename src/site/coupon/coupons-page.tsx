import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { Store } from '#domain/store'
import frame from '../../components/frame.module.css'
import { Missing } from '../../components/missing'
import { Notice } from '../../components/notice'
import { Spinner } from '../../components/spinner'
import { StoreLogo } from '../../components/store-logo'
import { isNotFound } from '../../lib/api-error'
import { paths } from '../../lib/paths'
import { CouponDialog } from './coupon-dialog'
import { couponsRead, storeRead } from './coupons-data'
import styles from './coupons-page.module.css'
import { OfferCard } from './offer-card'
import { useOpenCoupon } from './use-open-coupon'

const failure = 'Failed to load coupons for this store.'

/** A store's offers, and the dialog of the one that the address names (specification, section 2). */
export default function CouponsPage() {
  const { storeSlug = '' } = useParams()
  const { data: store, error, refetch } = useQuery(storeRead(storeSlug))
  if (isNotFound(error)) {
    return (
      <Missing title="Store not found" to={paths.explore} wayOut="Explore all brands">
        {failure} There is no store at this address.
      </Missing>
    )
  }
  const heading = `${store?.name ?? 'Store'} Coupons & Promo Codes`
  return (
    <div className={frame.frame}>
      <title>{`${heading} · Clipwell`}</title>
      <meta name="description" content={`${heading}: reveal a code, copy it, and pay less at the till.`} />
      {store && <Head store={store} heading={heading} />}
      {!store && <h1 className="visually-hidden">{heading}</h1>}
      {!store && !error && <Spinner label="Loading coupons..." />}
      {!store && error && <Notice onRetry={refetch}>{failure}</Notice>}
      {store && <Offers store={store} />}
    </div>
  )
}

function Head({ store, heading }: { store: Store; heading: string }) {
  return (
    <div className={styles.head}>
      <div className={styles.logo}>
        <StoreLogo store={store} load="first" />
      </div>
      <h1>{heading}</h1>
    </div>
  )
}

function Offers({ store }: { store: Store }) {
  const { data: coupons, isError, refetch } = useQuery(couponsRead(store._id))
  const { couponId, close } = useOpenCoupon(store.slug)
  const open = coupons?.find(({ _id }) => _id === couponId)
  if (isError && !coupons) return <Notice onRetry={refetch}>{failure}</Notice>
  if (!coupons) return <Spinner label="Loading coupons..." />
  return (
    <>
      {couponId && !open && <Notice>This offer is no longer available.</Notice>}
      {coupons.length === 0 && !couponId && <Notice>No coupons for this store yet.</Notice>}
      <ul className={styles.offers}>
        {coupons.map((coupon) => (
          <li key={coupon._id}>
            <OfferCard coupon={coupon} storeSlug={store.slug} />
          </li>
        ))}
      </ul>
      {open && <CouponDialog key={open._id} coupon={open} store={store} onClose={close} />}
    </>
  )
}
