import type { ReviewSource } from '#domain/review/review-source'
import type { Brand } from '../stores'

/** A review as its file holds it; `days` is how long ago it came in. */
export interface WrittenReview {
  reviewerName: string
  rating: number
  days: number
  text: string
  approved: boolean
  /** @default visitor */
  source?: ReviewSource
  /** What the shop says to it. */
  answer?: string
}

export type ReviewsByBrand = Partial<Record<Brand, WrittenReview[]>>

/** A review that staff have approved. */
export function by(reviewerName: string, rating: number, days: number, text: string): WrittenReview {
  return { reviewerName, rating, days, text, approved: true }
}

/** A review that still waits for staff. */
export function waitingBy(reviewerName: string, rating: number, days: number, text: string): WrittenReview {
  return { reviewerName, rating, days, text, approved: false }
}
