import type { Coupon } from '#domain/coupon'
import { couponTypeLabel, type CouponType } from '#domain/coupon-wording'
import { failureText } from '../components/feedback/failure-text'
import { showSnackbar } from '../components/feedback/snackbars'
import { FormDialog } from '../components/form/form-dialog'
import { useEntityForm } from '../components/form/use-entity-form'
import { useOptimisticChange } from '../components/optimistic-changes'
import { callAsStaff } from '../session/staff-call'
import { CouponFields } from './coupon-fields'
import { couponLabels, enteredCouponSchema, readCoupon, valuesOf } from './coupon-form'
import { couponLists } from './coupon-lists'
import { mayBeDuplicate } from './duplicate-coupon'

/** Changes a coupon, which stays with its store (product.md, sections 4, 5 and 8). */
export function EditCouponDialog({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) {
  const { _id: id, version } = coupon
  const change = useOptimisticChange()
  const form = useEntityForm({
    schema: enteredCouponSchema,
    values: valuesOf(coupon),
    stored: { version, read: () => readCoupon(id) },
    ask: (output) => mayBeDuplicate(coupon.storeId._id, output, coupon),
    save: ({ percentageOff, title, link, type, couponCode }, { version: basedOn }) => {
      const body = { percentageOff, title, link, type, couponCode }
      return change({
        item: coupon,
        as: body,
        call: () => callAsStaff('PUT /coupons/{id}', { params: { id }, body, version: basedOn }),
        reads: couponLists,
      })
    },
    onSaved: ({ title }) => {
      showSnackbar({ text: 'Coupon updated', detail: title })
      onClose()
    },
    failureText: (error) => failureText('Error updating coupon', error),
  })
  return (
    <FormDialog title="Edit coupon" form={form} onClose={onClose} labels={couponLabels} textOf={textOf}>
      <CouponFields />
    </FormDialog>
  )
}

function textOf(name: string, value: unknown): string {
  return name === 'type' ? couponTypeLabel[value as CouponType] : String(value)
}
