import { freshness } from '#domain/http/freshness'

/**
 * For public answers: shared caches keep them for a minute, browsers revalidate each time. An answer that
 * changes before is kept until then, the time included for which caches may answer with an old one.
 */
export function publicCache(changesAt: Date | undefined, now: Date): string {
  const left = changesAt ? Math.max(0, Math.floor((changesAt.getTime() - now.getTime()) / 1000)) : Infinity
  const cached = Math.min(freshness.cached, left)
  const stale = Math.min(freshness.revalidating, left - cached)
  return `public, max-age=0, s-maxage=${cached}, stale-while-revalidate=${stale}, stale-if-error=${stale}`
}

/** The earlier one of two moments that may be unknown. */
export function earlier(one: Date | undefined, other: Date | undefined): Date | undefined {
  if (!one || !other) return one ?? other
  return one < other ? one : other
}
