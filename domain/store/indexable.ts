/** The shortest description, in characters, that says more than the name. */
export const shortestText = 50

/** Whether a description is long enough for search engines. */
export function isLongDescription(description: string): boolean {
  return description.replace(/\s+/g, ' ').trim().length >= shortestText
}

/** Whether a store is in the sitemap and indexed: it has a live offer, an approved review or a text. */
export function isIndexable(facts: Record<'isText' | 'hasLiveOffer' | 'hasReviews', boolean>): boolean {
  return facts.isText || facts.hasLiveOffer || facts.hasReviews
}
