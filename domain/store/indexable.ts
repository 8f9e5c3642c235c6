interface StoreFacts {
  /** Whether its description is a text (isText). */
  isText: boolean
  /** Whether it has an offer that visitors can use now. */
  hasLiveOffer: boolean
  /** Whether it has an approved review. */
  hasReviews: boolean
}

/** Characters that make a description a text. Fewer say no more than the name does. */
export const shortestText = 50

/** Whether a description says enough to be found by it. */
export function isText(description: string): boolean {
  return description.replace(/\s+/g, ' ').trim().length >= shortestText
}

/** Whether a store is in the sitemap and indexed: it has a live offer, an approved review or a text. */
export function isIndexable(facts: StoreFacts): boolean {
  return facts.isText || facts.hasLiveOffer || facts.hasReviews
}
