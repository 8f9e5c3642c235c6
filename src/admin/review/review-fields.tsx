import {
  approvalSchema,
  type Review,
  type reviewChangesSchema,
  reviewFormSchema,
} from '#domain/review/review'
import { maxRating } from '#domain/review/rating'
import { type ReviewSource, sourceNames, visitorSources } from '#domain/review/review-source'
import { counted } from '#domain/text/counted'
import type * as z from 'zod'
import { defaultFields } from '../components/form/default-fields'
import type { Fields } from '../components/form/fields'
import { SelectInput } from '../components/form/select-input'
import { TextInput } from '../components/form/text-input'
import { StoreInput } from '../store/store-picker'

const editorialHint = 'It is labelled as an editorial review, and counts in no average.'
const editHint = 'A change of a visitor’s review is marked as one by our staff, and recorded with your name.'
const sourceHint = 'A change is recorded with your name. What a visitor has sent cannot become editorial.'

export const starOptions = Array.from({ length: maxRating }, (_, at) => {
  const stars = maxRating - at
  return [String(stars), counted(stars, 'star')] as const
})

/** An editorial review stays editorial, and no other one becomes editorial. */
function sourcesFor(review: Review | undefined) {
  const sources: readonly ReviewSource[] = review?.source === 'editorial' ? ['editorial'] : visitorSources
  return sources.map((source) => [source, sourceNames[source]] as const)
}

const hintFor = (review: Review | undefined) =>
  review && review.source !== 'editorial' ? editHint : editorialHint

export const newReviewSchema = reviewFormSchema.extend(approvalSchema.shape)

export const newReviewFields = defaultFields<Review, z.input<typeof newReviewSchema>>(newReviewSchema.shape, {
  storeId: { label: 'Store', empty: '', input: () => <StoreInput /> },
  rating: {
    label: 'Rating',
    empty: '',
    of: ({ rating }) => String(rating),
    input: (field) => (
      <SelectInput {...field} options={[['', 'Choose a rating'], ...starOptions]} isRequired />
    ),
  },
  reviewerName: { label: 'Reviewer name' },
  text: {
    label: 'Review',
    empty: '',
    input: (field, review) => <TextInput {...field} rows={6} hint={hintFor(review)} isRequired />,
  },
  approved: { label: 'Approved: visitors see it at once' },
})

export const changedReviewFields = {
  rating: newReviewFields.rating,
  text: newReviewFields.text,
  source: {
    label: 'Source',
    empty: 'visitor',
    input: (field, review) => (
      <SelectInput {...field} options={sourcesFor(review)} hint={sourceHint} isRequired />
    ),
  },
  answer: {
    label: 'Answer of the shop',
    empty: '',
    of: ({ answer }) => answer?.text ?? '',
    input: (field) => <TextInput {...field} rows={4} hint="Shown beneath the review." />,
  },
} satisfies Fields<Review, Required<z.input<typeof reviewChangesSchema>>>
