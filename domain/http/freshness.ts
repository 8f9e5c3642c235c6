/** How long an answer may be cached, in seconds: in all caches together, two minutes. */
export const freshness = {
  /** CloudFront answers from its cache without a request to the origin. */
  cached: 45,
  /** CloudFront still answers from its cache while it fetches a new answer or fails to. */
  revalidating: 15,
  /** An open page reads again only after this time. */
  inBrowser: 60,
} as const
