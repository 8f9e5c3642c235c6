import { useSearchParams } from 'react-router-dom'
import { distinctName } from '#domain/store/distinct-name'
import { breadcrumbs } from '#domain/page/breadcrumbs'
import { Breadcrumbs } from '#components/breadcrumbs'
import { PageMeta } from '#components/page-meta'
import type { Coupon } from '#domain/coupon/coupon'
import type { Store } from '#domain/store/store'
import frame from '#components/frame.module.css'
import { LongList } from '#components/long-list'
import { filled } from '#components/place'
import { StoreLogo } from '#components/store-logo'
import { paths } from '#lib/paths'
import { sitePages } from '#domain/page/site-pages'
import { identity, useLongList } from '#lib/use-long-list'
import { aboveCoupons } from '../features/coupons-page'
import { DetailPage } from '../not-found/detail'
import { useAddressedStore } from '../store/use-addressed-store'
import { couponsRead } from './coupons-data'
import styles from './coupons-page.module.css'
import { ExpiredOffers } from './expired-offers'
import { OfferCard } from './offer-card'
import { NoOffers } from './no-offers'
import { OpenCoupon } from './open-coupon'

const failure = 'Failed to load coupons for this store.'

export default function CouponsPage() {
  const store = useAddressedStore(paths.coupons)
  return (
    <DetailPage
      name="Store"
      read={store}
      loading="Loading coupons..."
      failed={failure}
      missing={`${failure} There is no store at this address.`}
      wayOut={['Explore all brands', sitePages.explore.path]}
    >
      {(found) => <CouponsOf store={found} />}
    </DetailPage>
  )
}

function CouponsOf({ store }: { store: Store }) {
  const [search] = useSearchParams()
  const coupons = useLongList(couponsRead(store._id, search), identity)
  return (
    <div className={frame.frame}>
      <PageMeta title={sitePages.coupons.title(distinctName(store))} />
      {/* First, so that the content after a dialog can be hidden on paper. */}
      <OpenCoupon store={store} coupons={coupons.pages?.flat()} />
      <Breadcrumbs way={breadcrumbs.coupons(store)} />
      <Head store={store} />
      {filled(aboveCoupons, {
        store,
        coupons: coupons.next === null ? coupons.pages?.flat() : undefined,
      })}
      <LongList
        list={coupons}
        what="coupons"
        failed={failure}
        empty={<NoOffers store={store} />}
        Page={Offers}
      />
      <ExpiredOffers storeId={store._id} />
    </div>
  )
}

function Head({ store }: { store: Pick<Store, '_id' | 'name' | 'slug' | 'logo'> }) {
  return (
    <div className={styles.head}>
      <div className={styles.logo}>
        <StoreLogo store={store} load="first" />
      </div>
      <h1>
        <bdi>{store.name}</bdi> Coupons & Promo Codes
      </h1>
    </div>
  )
}

function Offers({ items: coupons }: { items: Coupon[] }) {
  return (
    <ul className={styles.offers}>
      {coupons.map((coupon) => (
        <li key={coupon._id}>
          <OfferCard coupon={coupon} />
        </li>
      ))}
    </ul>
  )
}
