import type { QueryClient } from '@tanstack/react-query'
import type { ReadKey } from '#domain/api/api'

/** Reads again after a change, and what the menu counts. A read under way may answer the old state. */
export async function invalidateReads(client: QueryClient, reads: readonly ReadKey[]): Promise<void> {
  await Promise.all(
    [...reads, 'GET /waiting' as const].map(async (read) => {
      await client.cancelQueries({ queryKey: [read] })
      await client.invalidateQueries({ queryKey: [read] })
    }),
  )
}
