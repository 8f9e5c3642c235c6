import type { QueryClient } from '@tanstack/react-query'
import type { ReadKey } from '#domain/api/api'

/** After a change. Reads under way are cancelled, the first of a list too: they may answer what was before. */
export async function readAgain(client: QueryClient, reads: readonly ReadKey[]): Promise<void> {
  await Promise.all(
    reads.map(async (read) => {
      await client.cancelQueries({ queryKey: [read] })
      await client.invalidateQueries({ queryKey: [read] })
    }),
  )
}
