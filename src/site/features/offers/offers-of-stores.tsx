import type { Coupon } from '#domain/coupon/coupon'
import { CouponCard } from '../../coupon/coupon-card'
import list from '../../coupon/offer-list.module.css'

export const OffersOfStores = ({ items: coupons }: { items: Coupon[] }) => (
  <ul className={list.offers}>
    {coupons.map((coupon) => (
      <li key={coupon._id}>
        <CouponCard coupon={coupon} namesStore />
      </li>
    ))}
  </ul>
)
