import { useQuery } from '@tanstack/react-query'
import type { Coupon } from '#domain/coupon/coupon'
import type { Store } from '#domain/store/store'
import { ListMessage } from '#components/list-message'
import { isNotFound } from '#lib/api-error'
import { CouponDialog } from './coupon-dialog'
import { couponRead } from './coupons-data'
import { useOpenCoupon } from './use-open-coupon'

interface Props {
  store: Store
  /** The store's loaded coupons; undefined while they load. */
  coupons: Coupon[] | undefined
}

/** The loaded list may lack the coupon in the address. */
export function OpenCoupon({ store, coupons }: Props) {
  const { couponId, close } = useOpenCoupon(store.slug)
  const listed = coupons?.find(({ _id }) => _id === couponId)
  const { data, error, refetch } = useQuery({
    ...couponRead(couponId ?? ''),
    enabled: couponId !== null && !listed,
  })
  const coupon = listed ?? (data?.storeId._id === store._id ? data : undefined)
  if (couponId === null) return null
  if (coupon)
    return <CouponDialog key={coupon._id} coupon={coupon} store={store} live={coupons} onClose={close} />
  if (data || isNotFound(error)) return <ListMessage>This offer is no longer available.</ListMessage>
  return (
    error && (
      <ListMessage onRetry={refetch}>This offer could not be loaded. Please try again later.</ListMessage>
    )
  )
}
