import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from '../../src/lib/query-client'

/** What is around every page: a cache of its own, from which nothing is read. */
export function withQueries({ children }: { children: ReactNode }) {
  const client = createQueryClient(() => Promise.reject(new Error('Nothing is read here.')))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
