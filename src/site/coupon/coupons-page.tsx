import { useSearchParams } from 'react-router-dom'
import { distinctName } from '#domain/text/distinct-name'
import { breadcrumbs } from '#domain/page/breadcrumbs'
import { Breadcrumbs } from '#components/breadcrumbs'
import type { Coupon } from '#domain/coupon/coupon'
import { isRedeemable } from '#domain/coupon/coupon-status'
import type { Store } from '#domain/store/store'
import { LongList } from '#components/long-list'
import { renderSlot } from '#components/slot'
import { StoreLogo } from '#components/store-logo'
import type { Load } from '#lib/load'
import type { Head } from '#lib/page-metadata'
import { paths } from '#lib/paths'
import { currentAddress } from '#lib/current-address'
import { sitePages } from '#domain/page/site-pages'
import { identity, useLongList } from '#lib/use-long-list'
import { couponFilters } from '../features/coupons-data'
import { aboveCoupons, filterOfCoupons } from '../features/coupons-page'
import { storeMetadata } from '../features/metadata'
import { DetailPage } from '../layout/detail'
import { storeRead, useAddressedStore } from '../store/store-data'
import { couponRead, couponsRead, expiredRead } from './coupons-data'
import styles from './coupons-page.module.css'
import list from './offer-list.module.css'
import { CouponCard } from './coupon-card'
import { ExpiredCoupons, NoCoupons } from './expired-coupons'
import { OpenCoupon } from './open-coupon'

/**
 * Reads the store first, because its coupons are read by its id. Reads the coupon in the address alone,
 * because the first page of the list may lack it.
 */
export const load: Load = async ({ main, section }, { storeSlug = '' }, search) => {
  const couponId = search.get('couponId')
  const [store] = await Promise.all([
    main(storeRead(storeSlug)).then(async (found) => {
      if (found) await Promise.all([main(couponsRead(found._id, search)), section(expiredRead(found._id))])
      return found
    }),
    couponId && section(couponRead(couponId)),
  ])
  return currentAddress(storeSlug, store?.slug, paths.coupons)
}

/** The address of a dialog is that of its list, which has the same content. Shared, it says the offer. */
export const head: Head = (cached, { storeSlug = '' }, search) => {
  const store = cached(storeRead(storeSlug))
  const coupons = store && cached(couponsRead(store._id, search))?.pages[0]?.body
  if (!store || !coupons) return undefined
  const live = coupons.filter(({ status }) => isRedeemable(status))
  const name = distinctName(store)
  const opened = cached(couponRead(search.get('couponId') ?? ''))
  const isShown = opened?.storeId._id === store._id && isRedeemable(opened.status)
  return {
    ...storeMetadata(store),
    description: isShown
      ? `${opened.title}: ${opened.labels.discount} at ${name}.`
      : `${sitePages.coupons.title(name)}: reveal a code, copy it, and pay less at the till.`,
    noIndex: live.length === 0,
    breadcrumbs: breadcrumbs.coupons(store),
    offers: { store, live },
  }
}

const failure = 'Failed to load coupons for this store.'

export default function CouponsPage() {
  const store = useAddressedStore()
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
    <div className="frame">
      {/* First, so that the content after a dialog can be hidden on paper. */}
      <OpenCoupon store={store} coupons={coupons.pages?.flat()} />
      <Breadcrumbs way={breadcrumbs.coupons(store)} />
      <StoreHead store={store} />
      {renderSlot(aboveCoupons, {
        store,
        coupons: coupons.next === null ? coupons.pages?.flat() : undefined,
      })}
      {renderSlot(filterOfCoupons, { store, loaded: coupons.pages?.flat(), isWhole: coupons.next === null })}
      <LongList
        list={{ ...coupons, pages: coupons.pages?.map((items) => filtered(items, search)) }}
        what="coupons"
        failed={failure}
        empty={coupons.pages?.flat().length ? null : <NoCoupons store={store} />}
        Page={Offers}
      />
      <ExpiredCoupons storeId={store._id} />
    </div>
  )
}

const filtered = (coupons: Coupon[], search: URLSearchParams) =>
  couponFilters.reduce((left, filter) => filter(left, search), coupons)

function StoreHead({ store }: { store: Pick<Store, '_id' | 'name' | 'slug' | 'logo'> }) {
  return (
    <div className={`row wrap ${styles.head}`}>
      <StoreLogo store={store} load="first" sizes="(min-width: 1000px) 107px, 64px" width="head" />
      <h1>
        <bdi>{store.name}</bdi> Coupons & Promo Codes
      </h1>
    </div>
  )
}

function Offers({ items: coupons }: { items: Coupon[] }) {
  return (
    <ul className={list.offers}>
      {coupons.map((coupon) => (
        <li key={coupon._id}>
          <CouponCard coupon={coupon} />
        </li>
      ))}
    </ul>
  )
}
