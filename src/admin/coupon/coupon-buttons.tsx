import type { Coupon } from '#domain/coupon/coupon'
import { renderSlot } from '#components/slot'
import { couponActions } from '../features/coupon'
import { paths } from '#lib/paths'
import { ViewLink } from '../components/row-button'
import { RowButtons } from '../resource/row-buttons'
import { coupons } from './coupon-resource'
import { WithdrawButton } from './withdraw-button'

export function CouponButtons({ coupon, onEdit }: { coupon: Coupon; onEdit?: () => void }) {
  return (
    <RowButtons resource={coupons} item={coupon} onEdit={onEdit} more={<WithdrawButton coupon={coupon} />}>
      {renderSlot(couponActions, { coupon })}
      <ViewLink
        text="View on site"
        name={coupon.title}
        href={`${paths.coupons(coupon.storeId.slug)}?couponId=${coupon._id}`}
      />
    </RowButtons>
  )
}
