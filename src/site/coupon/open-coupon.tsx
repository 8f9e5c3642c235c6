import { useQuery } from '@tanstack/react-query'
import type { Coupon } from '#domain/coupon/coupon'
import { isRedeemable } from '#domain/coupon/coupon-status'
import { couponPageTitle } from '#domain/coupon/coupon-wording'
import { sitePages } from '#domain/page/site-pages'
import type { Store } from '#domain/store/store'
import { distinctName } from '#domain/text/distinct-name'
import { ListMessage } from '#components/list-message'
import { PageMeta } from '#components/page-meta'
import { isNotFound } from '#lib/api-error'
import { CouponDialog } from './coupon-dialog'
import { couponRead } from './coupons-data'
import { useOpenCoupon } from './use-open-coupon'

interface Props {
  store: Store
  /** The store's loaded coupons; undefined while they load. */
  coupons: Coupon[] | undefined
}

/** The loaded list may lack the coupon in the address. A shared link to one says in its title which. */
export function OpenCoupon({ store, coupons }: Props) {
  const { couponId, close } = useOpenCoupon(store.slug)
  const listed = coupons?.find(({ _id }) => _id === couponId)
  const { data, error, refetch } = useQuery({
    ...couponRead(couponId ?? ''),
    enabled: couponId !== null && !listed,
  })
  const coupon = listed ?? (data?.storeId._id === store._id ? data : undefined)
  const name = distinctName(store)
  const isLive = coupon && isRedeemable(coupon.status)
  return (
    <>
      <PageMeta title={isLive ? couponPageTitle(coupon, name) : sitePages.coupons.title(name)} />
      {couponId !== null && opened()}
    </>
  )

  function opened() {
    if (coupon)
      return <CouponDialog key={coupon._id} coupon={coupon} store={store} live={coupons} onClose={close} />
    if (data || isNotFound(error)) return <ListMessage>This offer is no longer available.</ListMessage>
    return (
      error && (
        <ListMessage onRetry={refetch}>This offer could not be loaded. Please try again later.</ListMessage>
      )
    )
  }
}
