import { CreatePage } from '../resource/create-page'
import { reviews } from './review-resource'

/** Creates a review, approved or not (product.md, sections 4, 5 and 8). */
export default function CreateReviewPage() {
  return <CreatePage resource={reviews} />
}
