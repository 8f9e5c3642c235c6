import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from '#lib/query-client'

/** The providers of every page. Reads fail. */
export function withQueries({ children }: { children: ReactNode }) {
  const client = createQueryClient(() => Promise.reject(new Error('Nothing is read here.')))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
