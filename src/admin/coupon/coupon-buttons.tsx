import { useNavigate } from 'react-router-dom'
import type { Coupon } from '#domain/coupon/coupon'
import { renderSlot } from '#components/slot'
import { couponActions } from '../features/coupon'
import { paths } from '#lib/paths'
import { adminPages } from '../admin-pages'
import { RowButton, ViewLink } from '../components/row-button'
import { RowButtons } from '../resource/row-buttons'
import { coupons } from './coupon-resource'
import { WithdrawButton } from './withdraw-button'

export function CouponButtons({ coupon, onEdit }: { coupon: Coupon; onEdit?: () => void }) {
  const { _id, title: name, storeId } = coupon
  const navigate = useNavigate()
  const more = (
    <>
      <WithdrawButton coupon={coupon} />
      <RowButton
        text="Duplicate"
        name={name}
        onClick={() => navigate(`${adminPages.createCoupon.path}?copy=${_id}`)}
      />
    </>
  )
  return (
    <RowButtons resource={coupons} item={coupon} onEdit={onEdit} more={more}>
      {renderSlot(couponActions, { coupon })}
      <ViewLink text="View on site" name={name} href={paths.coupons(storeId.slug, _id)} />
    </RowButtons>
  )
}
