import type { Coupon } from '#domain/coupon/coupon'
import { renderSlot } from '#components/slot'
import { couponActions } from '../features/coupon'
import { RowButtons } from '../resource/row-buttons'
import { coupons } from './coupon-resource'
import { WithdrawButton } from './withdraw-button'

export function CouponButtons({ coupon, onEdit }: { coupon: Coupon; onEdit?: () => void }) {
  return (
    <RowButtons resource={coupons} item={coupon} onEdit={onEdit}>
      {renderSlot(couponActions, { coupon })}
      <WithdrawButton coupon={coupon} />
    </RowButtons>
  )
}
