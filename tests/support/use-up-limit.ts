import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { type LimitedRoute, limits } from '#domain/api/limits'
import type { CountedClient, Rule } from '#domain/http/limits'
import { bucketKeyOf } from '#functions/rate-limit/limit'
import { documentClient, tableName } from '#table/client'

interface Counted {
  route: LimitedRoute
  /** The parts of one of its rules. */
  calling: CountedClient
  /** How many calls may still pass. @default 0 */
  left?: number
}

/** Counts calls under the rule of these parts as if they had come one after the other, in one write. */
export async function useUpLimit({ route, calling, left = 0 }: Counted): Promise<void> {
  const now = new Date()
  const parts = Object.keys(calling).toSorted().join()
  const rule = limits[route].find(({ by }: Rule) => [...by].toSorted().join() === parts) as Rule
  const key = await bucketKeyOf(route, rule, calling, now)
  const emptyAt = now.getTime() + (rule.count - left) * rule.every * 1000
  await documentClient().send(
    new PutCommand({
      TableName: tableName(),
      Item: { ...key, emptyAt, expiresAt: Math.ceil(emptyAt / 1000) },
    }),
  )
}
