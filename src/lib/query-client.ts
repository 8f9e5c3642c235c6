import { QueryClient, type QueryFunction } from '@tanstack/react-query'
import { freshness } from '#domain/http/freshness'
import { httpStatusOf } from './api-error'
import type { ReadQueryKey } from './read'
import { isReadTimeout } from './read-timeout'

const retries = 2

/** Reads are fresh for a minute. Without an answer they are tried again, a store by its slug never. */
export function createQueryClient(readWith: QueryFunction<unknown, ReadQueryKey>): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readWith as QueryFunction,
        staleTime: freshness.inBrowser * 1000,
        refetchOnWindowFocus: false,
        retryOnMount: false,
        // The browser may be wrong about being offline; a read would wait for ever and show nothing.
        networkMode: 'always',
        retry: (failures, error) => failures < retries && mayHelp(error),
        retryDelay: (failures) => 500 * 2 ** failures,
      },
      // Forms are sent too, and show that they could not be.
      mutations: { networkMode: 'always' },
    },
  })
  client.setQueryDefaults(['GET /stores/slug/{slug}'], { retry: false })
  return client
}

const mayHelp = (error: unknown): boolean => (httpStatusOf(error) ?? 500) >= 500 && !isReadTimeout(error)
