import { Button } from '@aws-amplify/ui-react'
import type { Coupon } from '#domain/coupon'

interface Props {
  coupon: Coupon
  onEdit: (coupon: Coupon) => void
  onDelete: (coupon: Coupon) => void
}

/** What can be done with one coupon. */
export function CouponButtons({ coupon, onEdit, onDelete }: Props) {
  return (
    <>
      <Button size="small" aria-label={`Edit ${coupon.title}`} onClick={() => onEdit(coupon)}>
        Edit
      </Button>
      <Button size="small" aria-label={`Delete ${coupon.title}`} onClick={() => onDelete(coupon)}>
        Delete
      </Button>
    </>
  )
}
