import { freshness } from '#domain/http/freshness'

/** Cache-Control of a public answer: a minute, with the time for stale answers, or less if it expires. */
export function publicCache(changesAt: Date | undefined, now: Date): string {
  const left = changesAt ? Math.max(0, Math.floor((changesAt.getTime() - now.getTime()) / 1000)) : Infinity
  const cached = Math.min(freshness.cached, left)
  const stale = Math.min(freshness.revalidating, left - cached)
  return `public, max-age=0, s-maxage=${cached}, stale-while-revalidate=${stale}, stale-if-error=${stale}`
}

/** The seconds that it lets caches give an answer, stale or not; 0 if it is for one visitor. */
export function cacheTimeOf(header: unknown): number {
  const [, cached = 0, stale = 0] =
    /^public, .*s-maxage=(\d+), stale-while-revalidate=(\d+)/.exec(String(header)) ?? []
  return Number(cached) + Number(stale)
}

export function earlier(one: Date | undefined, other: Date | undefined): Date | undefined {
  if (!one || !other) return one ?? other
  return one < other ? one : other
}

/** The first start or end after `now` of what an answer shows. */
export function nextEdgeIn(answer: unknown, now: Date): Date | undefined {
  let next: Date | undefined
  for (const { startsAt, endsAt } of [answer].flat().filter(isTimed)) {
    for (const edge of [startsAt, endsAt]) {
      const at = typeof edge === 'string' ? new Date(edge) : now
      if (at > now) next = earlier(next, at)
    }
  }
  return next
}

function isTimed(item: unknown): item is { startsAt?: unknown; endsAt?: unknown } {
  return typeof item === 'object' && item !== null
}
