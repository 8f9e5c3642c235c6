export const maxRating = 5

/** The steps a rating may take: half stars when a store is created, tenths when it is edited. */
export const ratingStep = { create: 0.5, edit: 0.1 }

/** A rating as text, for people who don't see the stars: '4.5 out of 5 stars'. */
export function ratingInWords(rating: number): string {
  return `${rating} out of ${maxRating} stars`
}
