import { QueryClient, type QueryFunction } from '@tanstack/react-query'
import { freshness } from '#domain/freshness'
import { statusOf } from './api-error'
import type { ReadQueryKey } from './read'
import { isReadTimeout } from './read-timeout'

const retries = 2

/**
 * The cache of everything read (product.md, section 4): nothing is read again for a minute or because a
 * window gets focus; a failed read is tried again with a growing pause, but not where the answer would be the
 * same (4xx), not where it has taken too long already, and not for a store by its slug. A failure stays on
 * show until its retry button is used.
 */
export function createQueryClient(readWith: QueryFunction<unknown, ReadQueryKey>): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readWith as QueryFunction,
        staleTime: freshness.inBrowser * 1000,
        refetchOnWindowFocus: false,
        retryOnMount: false,
        // A browser that believes to be offline is asked all the same: waiting for it would show nothing,
        // forever.
        networkMode: 'always',
        retry: (failures, error) => failures < retries && mayHelp(error),
        retryDelay: (failures) => 500 * 2 ** failures,
      },
    },
  })
  client.setQueryDefaults(['GET /stores/slug/{slug}'], { retry: false })
  return client
}

function mayHelp(error: unknown): boolean {
  return (statusOf(error) ?? 500) >= 500 && !isReadTimeout(error)
}
