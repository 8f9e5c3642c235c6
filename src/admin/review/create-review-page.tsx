import { useController } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type * as z from 'zod'
import { approvalSchema, reviewFormSchema } from '#domain/review'
import { statusOf } from '../../lib/api-error'
import { adminPages } from '../admin-pages'
import { failureText } from '../components/feedback/failure-text'
import { showSnackbar } from '../components/feedback/snackbars'
import { CheckboxInput } from '../components/form/checkbox-input'
import { EntityForm } from '../components/form/entity-form'
import { FormPage } from '../components/form/form-page'
import { TextInput, useFieldError } from '../components/form/text-input'
import { useEntityForm } from '../components/form/use-entity-form'
import { callAsStaff } from '../session/staff-call'
import { StorePicker } from '../store/store-picker'
import { logged } from './logged'
import { RatingInput } from './rating-input'
import { useRefreshReviews } from './use-review-actions'

const schema = reviewFormSchema.extend(approvalSchema.shape)

type Values = z.input<typeof schema>

const empty: Values = { rating: '', reviewerName: '', text: '', storeId: '', approved: false }

/** Creates a review, approved or not (product.md, sections 4, 5 and 8). */
export default function CreateReviewPage() {
  const navigate = useNavigate()
  const refresh = useRefreshReviews()
  const form = useEntityForm({
    schema,
    values: empty,
    save: (body) => logged(callAsStaff('POST /reviews/create', { body })),
    onSaved: () => {
      showSnackbar({ text: 'Review added successfully' })
      void refresh()
      void navigate(adminPages.reviews.path)
    },
    failureText: describe,
    invalidText: (values) => (isFilledIn(values) ? undefined : 'Please fill in all fields.'),
  })
  return (
    <FormPage
      title={adminPages.createReview.title}
      back={{ label: 'All reviews', path: adminPages.reviews.path }}
    >
      <EntityForm form={form} submitLabel="Create Review">
        <StoreField />
        <RatingInput />
        <TextInput name="reviewerName" label="Reviewer name" isRequired />
        <TextInput name="text" label="Review" rows={6} isRequired />
        <CheckboxInput name="approved" label="Approved: visitors see it at once" />
      </EntityForm>
    </FormPage>
  )
}

function StoreField() {
  const { field } = useController<Values, 'storeId'>({ name: 'storeId' })
  const error = useFieldError('storeId')
  return <StorePicker {...field} label="Store" error={error} isRequired />
}

function isFilledIn({ rating, reviewerName, text, storeId }: Values): boolean {
  return [rating, reviewerName, text, storeId].every((value) => String(value).trim() !== '')
}

/** What the server refuses it says why; where it could not answer another try makes sense. */
function describe(error: unknown): string {
  const isRefused = (statusOf(error) ?? 500) < 500
  return isRefused
    ? failureText('Failed to create review.', error)
    : 'Failed to add review. Please try again.'
}
