/** What a store has to offer to someone whom a search engine has led to it. */
interface StoreFacts {
  description: string
  /** Whether it has an offer that visitors can use now. */
  hasLiveOffer: boolean
  /** How many approved reviews it has. */
  reviews: number
}

/** Characters that make a description a text. Fewer say no more than the name does. */
export const shortestText = 50

/** Whether a description says enough to be found by it. */
export function isText(description: string): boolean {
  return description.replace(/\s+/g, ' ').trim().length >= shortestText
}

/**
 * Whether search engines may list the page of a store: it has a live offer, an approved review or a text.
 * The same rule says which stores are in the sitemap.
 */
export function isIndexable({ description, hasLiveOffer, reviews }: StoreFacts): boolean {
  return hasLiveOffer || reviews > 0 || isText(description)
}
