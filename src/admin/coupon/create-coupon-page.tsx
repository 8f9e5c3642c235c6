import { useSearchParams } from 'react-router-dom'
import type { Coupon } from '#domain/coupon/coupon'
import { couponsOf } from '../admin-pages'
import { CreatePage } from '../resource/create-page'
import { coupons } from './coupon-resource'

/** ?storeId= selects its store, and the page leads back to it. */
export default function CreateCouponPage() {
  const storeId = useSearchParams()[0].get('storeId')
  return (
    <CreatePage
      resource={coupons}
      {...(storeId && {
        values: { storeId },
        back: { label: 'Coupons of the store', path: couponsOf(storeId) },
        next: (coupon: Coupon) => couponsOf(coupon.storeId._id),
      })}
    />
  )
}
