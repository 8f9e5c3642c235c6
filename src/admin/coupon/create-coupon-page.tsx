import { useNavigate, useSearchParams } from 'react-router-dom'
import { adminPaths } from '../admin-paths'
import { failureText } from '../components/feedback/failure-text'
import { showSnackbar } from '../components/feedback/snackbars'
import { EntityForm } from '../components/form/entity-form'
import { useEntityForm } from '../components/form/use-entity-form'
import { FormPage } from '../components/form/form-page'
import { callAsStaff } from '../session/staff-call'
import { CouponFields } from './coupon-fields'
import { enteredCouponSchema, newCoupon } from './coupon-form'

/** Creates a coupon or a deal; ?storeId= chooses its store (specification, sections 2, 5 and 8). */
export default function CreateCouponPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const form = useEntityForm({
    schema: enteredCouponSchema,
    values: newCoupon(search.get('storeId') ?? ''),
    save: (body) => callAsStaff('POST /coupons/create', { body }),
    onSaved: () => {
      showSnackbar({ text: 'Coupon created' })
      void navigate(adminPaths.coupons)
    },
    failureText: (error) =>
      failureText(
        'Error creating coupon. Please try again.',
        error,
        'An error occurred while creating the coupon',
      ),
  })
  return (
    <FormPage title="Create Coupon" back={{ label: 'All coupons', path: adminPaths.coupons }}>
      <EntityForm form={form} submitLabel="Create Coupon" isDisabled={!form.methods.watch('storeId')}>
        <CouponFields isNew />
      </EntityForm>
    </FormPage>
  )
}
