import type { DecisionOutcome, EditedField, RejectionReason } from '#domain/review/moderation'
import type { Review } from '#domain/review/review'
import type { ReviewSource } from '#domain/review/review-source'

export interface Decision {
  _id: string
  outcome: Exclude<DecisionOutcome, 'deleted' | 'restored' | 'edited'>
  reason: RejectionReason | null
  by: string
  at: string
  /** The author's stars, by which it is counted in the rates. */
  stars: number
}

/** A visitor's review before a change by staff. It has the id of the decision. */
export interface Edit {
  _id: string
  by: string
  at: string
  changed: EditedField[]
  stars: number
  source: ReviewSource
  text?: string
}

export interface StoredReview extends Omit<Review, 'storeId' | 'answer' | 'editedAt'> {
  storeId: string
  answer?: Review['answer']
  editedAt?: string
  edits?: Edit[]
  decision?: Decision
}
