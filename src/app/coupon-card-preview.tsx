import { type ComponentType, lazy } from 'react'
import type { Coupon } from '#domain/coupon/coupon'

/** Where its code cannot be loaded there is no card: the form around it stays. */
const CouponCard = lazy<ComponentType<{ coupon: Coupon }>>(() =>
  import('../site/coupon/coupon-card').then(
    (module) => ({ default: module.CouponCard }),
    () => ({ default: () => null }),
  ),
)

/** The site's card of a coupon for the forms of the admin area. */
export const renderCouponCard = (coupon: Coupon) => <CouponCard coupon={coupon} />
