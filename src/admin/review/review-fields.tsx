import { CheckboxInput } from '../components/form/checkbox-input'
import { TextInput } from '../components/form/text-input'
import { StoreInput } from '../store/store-input'
import { RatingInput } from './rating-input'

/** The fields of a new review (product.md, section 5). */
export function NewReviewFields() {
  return (
    <>
      <StoreInput />
      <RatingInput />
      <TextInput name="reviewerName" label="Reviewer name" isRequired />
      <TextInput name="text" label="Review" rows={6} isRequired />
      <CheckboxInput name="approved" label="Approved: visitors see it at once" />
    </>
  )
}

/** What may be changed of a review (product.md, section 7). */
export function ChangedReviewFields() {
  return (
    <>
      <RatingInput />
      <TextInput name="text" label="Review" rows={6} isRequired />
    </>
  )
}
