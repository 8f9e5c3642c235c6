import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { countedTogether } from '#domain/count-calls'
import type { Calling, LimitedRoute, WindowRule } from '#domain/limits'
import { keyOf } from '#functions/visitors/keys'
import { pseudonymOf } from '#functions/visitors/visitor'
import { documents, tableName } from '#table/client'

interface Counted {
  route: LimitedRoute
  rule: WindowRule
  calling: Calling
  /** How many calls may still pass. @default 0 */
  left?: number
}

/** Counts calls under a rule as if they had come one after the other, in one write. */
export async function useUp({ route, rule, calling, left = 0 }: Counted): Promise<void> {
  const now = new Date()
  const { of, start } = countedTogether(rule, calling, now)
  const counted = {
    ...keyOf.limit(route, await pseudonymOf(of, now), start),
    count: rule.count - left,
    expiresAt: start + rule.seconds,
  }
  await documents().send(new PutCommand({ TableName: tableName(), Item: counted }))
}
