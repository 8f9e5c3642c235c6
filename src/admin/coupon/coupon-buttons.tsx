import type { Coupon } from '#domain/coupon/coupon'
import { RowButtons } from '../resource/row-buttons'
import { coupons } from './coupon-resource'
import { TestOffer } from './test-offer'
import { WithdrawButton } from './withdraw-button'

export function CouponButtons({ coupon, onEdit }: { coupon: Coupon; onEdit?: () => void }) {
  return (
    <RowButtons resource={coupons} item={coupon} onEdit={onEdit}>
      <TestOffer coupon={coupon} />
      <WithdrawButton coupon={coupon} />
    </RowButtons>
  )
}
