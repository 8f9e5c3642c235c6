import { freshness } from '#domain/freshness'

/**
 * Shared caches keep an answer for a minute, browsers revalidate. One that expires sooner is kept until then,
 * including the time for which caches may answer stale.
 */
export function publicCache(changesAt: Date | undefined, now: Date): string {
  const left = changesAt ? Math.max(0, Math.floor((changesAt.getTime() - now.getTime()) / 1000)) : Infinity
  const cached = Math.min(freshness.cached, left)
  const stale = Math.min(freshness.revalidating, left - cached)
  return `public, max-age=0, s-maxage=${cached}, stale-while-revalidate=${stale}, stale-if-error=${stale}`
}

export function earlier(one: Date | undefined, other: Date | undefined): Date | undefined {
  if (!one || !other) return one ?? other
  return one < other ? one : other
}
