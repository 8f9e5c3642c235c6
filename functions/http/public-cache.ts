import { freshness } from '#domain/freshness'

const { cached, revalidating } = freshness

/** For public answers: shared caches keep them for a minute, browsers revalidate each time. */
export const publicCache = `public, max-age=0, s-maxage=${cached}, stale-while-revalidate=${revalidating}, stale-if-error=${revalidating}`
