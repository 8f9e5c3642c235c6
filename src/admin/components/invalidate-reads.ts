import type { QueryClient } from '@tanstack/react-query'
import type { ReadKey } from '#domain/api/api'

/** After a change. Reads under way, also the first of a list, are cancelled: they may answer what was. */
export async function invalidateReads(client: QueryClient, reads: readonly ReadKey[]): Promise<void> {
  await Promise.all(
    reads.map(async (read) => {
      await client.cancelQueries({ queryKey: [read] })
      await client.invalidateQueries({ queryKey: [read] })
    }),
  )
}
