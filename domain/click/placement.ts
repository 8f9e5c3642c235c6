/** Where a link to a shop stands. The sub-id ends with it, so it has at most 12 letters. */
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
