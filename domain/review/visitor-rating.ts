import type { Review } from './review'

export type StarCounts = [number, number, number, number, number]

export interface VisitorRating {
  /** Null without a review. */
  average: number | null
  count: number
  stars: StarCounts
}

/** Undefined if the review does not count. Reviews of our staff are in no average. */
export function countedStars({
  approved,
  rating,
  source,
}: Pick<Review, 'approved' | 'rating' | 'source'>): number | undefined {
  return approved && source !== 'editorial' ? rating : undefined
}

/** The average has two decimals at most. */
export function visitorRatingOf(stars: StarCounts): VisitorRating {
  const count = stars.reduce((sum, each) => sum + each, 0)
  const total = stars.reduce((sum, each, at) => sum + each * (at + 1), 0)
  return { average: count === 0 ? null : Math.round((total / count) * 100) / 100, count, stars }
}
