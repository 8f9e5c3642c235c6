/**
 * How long an answer may be kept, in seconds, all caches together two minutes: nobody sees older words than that, and
 * what is taken down is gone by then.
 */
export const freshness = {
  /** CloudFront answers with it and asks nobody. */
  cached: 45,
  /** CloudFront still answers with it, while it asks for a new one or gets none. */
  revalidating: 15,
  /** A page that is open reads it again only after this time. */
  inBrowser: 60,
} as const
