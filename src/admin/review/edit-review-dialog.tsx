import { type Review, reviewChangesSchema } from '#domain/review'
import { failureText } from '../components/feedback/failure-text'
import { showSnackbar } from '../components/feedback/snackbars'
import { FormDialog } from '../components/form/form-dialog'
import { TextInput } from '../components/form/text-input'
import { useEntityForm } from '../components/form/use-entity-form'
import { useOptimisticChange } from '../components/optimistic-changes'
import { callAsStaff } from '../session/staff-call'
import { logged } from './logged'
import { RatingInput } from './rating-input'
import { useRefreshReviews } from './use-review-actions'

const schema = reviewChangesSchema.required()

const labels = { rating: 'Rating', text: 'Review' }

/** Changes the text and the rating of a review (product.md, section 7). */
export function EditReviewDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const change = useOptimisticChange()
  const refresh = useRefreshReviews()
  const form = useEntityForm({
    schema,
    values: valuesOf(review),
    stored: { version: review.version, read: () => readNewest(review) },
    save: (body, { version }) =>
      change({
        item: review,
        as: body,
        call: () => logged(callAsStaff('PUT /reviews/{id}', { params: { id: review._id }, body, version })),
        reads: [],
      }),
    onSaved: () => {
      showSnackbar({ text: 'Review updated successfully!' })
      onClose()
      void refresh()
    },
    failureText: (error) => failureText('Error updating review!', error),
  })
  return (
    <FormDialog
      title={`Edit the review of ${review.storeId.name} by ${review.reviewerName}`}
      form={form}
      onClose={onClose}
      labels={labels}
    >
      <RatingInput />
      <TextInput name="text" label="Review" rows={6} isRequired />
    </FormDialog>
  )
}

function valuesOf({ text, rating }: Review) {
  return { text, rating: String(rating) }
}

/** How a review reads now, for who finds that it has changed. */
async function readNewest({ _id }: Review) {
  const newest = await callAsStaff('GET /reviews/{id}', { params: { id: _id } })
  return { values: valuesOf(newest), version: newest.version }
}
