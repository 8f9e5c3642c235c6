/** For what anyone may read: shared caches may hold it for a minute, and show it while they fetch it anew. */
export const publicCache = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
