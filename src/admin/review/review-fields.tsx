import { approvalSchema, type Review, reviewFormSchema } from '#domain/review'
import type * as z from 'zod'
import { CheckboxInput } from '../components/form/checkbox-input'
import type { Fields } from '../components/form/fields'
import { TextInput } from '../components/form/text-input'
import { StoreInput } from '../store/store-input'
import { RatingInput } from './rating-input'

/** The schema for a review that staff create. */
export const newReviewSchema = reviewFormSchema.extend(approvalSchema.shape)

/** The fields of a new review (product.md, section 5). */
export const newReviewFields = {
  storeId: { label: 'Store', empty: '', input: () => <StoreInput /> },
  rating: {
    label: 'Rating',
    empty: '',
    of: ({ rating }) => String(rating),
    input: (field) => <RatingInput {...field} />,
  },
  reviewerName: { label: 'Reviewer name', empty: '', input: (field) => <TextInput {...field} isRequired /> },
  text: { label: 'Review', empty: '', input: (field) => <TextInput {...field} rows={6} isRequired /> },
  approved: {
    label: 'Approved: visitors see it at once',
    empty: false,
    input: (field) => <CheckboxInput {...field} />,
  },
} satisfies Fields<Review, z.input<typeof newReviewSchema>>

/** The fields that staff may change (product.md, section 7). */
export const changedReviewFields = { rating: newReviewFields.rating, text: newReviewFields.text }
