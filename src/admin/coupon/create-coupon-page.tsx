import { useNavigate, useSearchParams } from 'react-router-dom'
import { adminPages, couponsOf } from '../admin-pages'
import { failureText } from '../components/feedback/failure-text'
import { showSnackbar } from '../components/feedback/snackbars'
import { EntityForm } from '../components/form/entity-form'
import { useEntityForm } from '../components/form/use-entity-form'
import { FormPage } from '../components/form/form-page'
import { callAsStaff } from '../session/staff-call'
import { CouponFields } from './coupon-fields'
import { enteredCouponSchema, newCoupon } from './coupon-form'
import { mayBeDuplicate } from './duplicate-coupon'

/**
 * Creates a coupon or a deal; ?storeId= chooses its store, and leads back to it (product.md, sections 2, 5
 * and 8).
 */
export default function CreateCouponPage() {
  const storeId = useSearchParams()[0].get('storeId') ?? ''
  const navigate = useNavigate()
  const form = useEntityForm({
    schema: enteredCouponSchema,
    values: newCoupon(storeId),
    save: (body) => callAsStaff('POST /coupons/create', { body }),
    ask: (coupon) => mayBeDuplicate(coupon.storeId, coupon),
    onSaved: (coupon) => {
      showSnackbar({ text: 'Coupon created' })
      void navigate(storeId ? couponsOf(coupon.storeId._id) : adminPages.coupons.path)
    },
    failureText: (error) =>
      failureText(
        'Error creating coupon. Please try again.',
        error,
        'An error occurred while creating the coupon',
      ),
  })
  const back = storeId
    ? { label: 'Coupons of the store', path: couponsOf(storeId) }
    : { label: 'All coupons', path: adminPages.coupons.path }
  return (
    <FormPage title={adminPages.createCoupon.title} back={back}>
      <EntityForm form={form} submitLabel="Create Coupon" isDisabled={!form.methods.watch('storeId')}>
        <CouponFields isNew />
      </EntityForm>
    </FormPage>
  )
}
