import { freshness } from '#domain/freshness'

const { cached, revalidating } = freshness

/** For what anyone may read: shared caches hold it for a minute in all, browsers ask each time. */
export const publicCache = `public, max-age=0, s-maxage=${cached}, stale-while-revalidate=${revalidating}, stale-if-error=${revalidating}`
