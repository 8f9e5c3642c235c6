/**
 * The places from which a link leads to a shop. The sub-id of a click ends with its place, so none is longer
 * than 12 letters.
 */
export const placements = [
  'card',
  'dialog',
  'store',
  'coupons',
  'home',
  'explore',
  'category',
  'search',
  'blog',
  'feed',
  'mail',
  'other',
] as const

export type Placement = (typeof placements)[number]

/** The place that a link names. One that is missing or unknown is `other`. */
export function placementOf(text: string | null | undefined): Placement {
  return placements.find((each) => each === text) ?? 'other'
}
