import { freshness } from '#domain/http/freshness'

/** A minute in shared caches, or less if the answer expires sooner. Includes the time for stale answers. */
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
