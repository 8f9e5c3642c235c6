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
  return (
    <RowButtons resource={coupons} item={coupon} onEdit={onEdit} more={<More coupon={coupon} />}>
      {renderSlot(couponActions, { coupon })}
      <ViewLink
        text="View on site"
        name={coupon.title}
        href={paths.coupons(coupon.storeId.slug, coupon._id)}
      />
    </RowButtons>
  )
}

function More({ coupon }: { coupon: Coupon }) {
  const navigate = useNavigate()
  return (
    <>
      <WithdrawButton coupon={coupon} />
      <RowButton
        text="Duplicate"
        name={coupon.title}
        onClick={() => navigate(`${adminPages.createCoupon.path}?copy=${coupon._id}`)}
      />
    </>
  )
}
