/** From a visitor, an invited customer, one who got something for it, or our staff. */
export const reviewSources = ['visitor', 'invited', 'rewarded', 'editorial'] as const

export type ReviewSource = (typeof reviewSources)[number]

/** Whether nobody has paid for a review. Home shows no other. */
export function isUnpaid(source: ReviewSource): boolean {
  return source === 'visitor' || source === 'invited'
}

/** What staff call it. */
export const sourceNames: Record<ReviewSource, string> = {
  visitor: 'Visitor',
  invited: 'Invited customer',
  rewarded: 'Rewarded customer',
  editorial: 'Editorial',
}

/** What the review of a visitor may be called. It never becomes one of our staff. */
export const visitorSources = reviewSources.filter((source) => source !== 'editorial')

/** What visitors read of it. */
export const sourceLabels: Record<ReviewSource, string | null> = {
  visitor: null,
  invited: 'Invited',
  rewarded: 'Received a reward',
  editorial: 'Editorial review',
}
