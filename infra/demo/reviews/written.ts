import type { ReviewSource } from '#domain/review/review-source'
import type { Brand } from '../stores'

export interface WrittenReview {
  reviewerName: string
  rating: number
  days: number
  text: string
  approved: boolean
  /** @default visitor */
  source?: ReviewSource
  answer?: string
}

export type ReviewsByBrand = Partial<Record<Brand, WrittenReview[]>>

export function by(reviewerName: string, rating: number, days: number, text: string): WrittenReview {
  return { reviewerName, rating, days, text, approved: true }
}

export function waitingBy(reviewerName: string, rating: number, days: number, text: string): WrittenReview {
  return { reviewerName, rating, days, text, approved: false }
}
