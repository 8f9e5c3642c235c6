import type { DynamoDBRecord } from 'aws-lambda'
import { changesIn, type Subscriber } from '#table/change'
import { keepFailed } from './failed-changes'
import { subscribers } from './subscribers'

/** Stores failed work for a replay. Throws only if that fails too: then the same records come again. */
export async function applyChanges(records: readonly DynamoDBRecord[], now: Date): Promise<void> {
  const changes = changesIn(records, now)
  await Promise.all(
    subscribers.map(async (each) => {
      const own = changes.filter(({ key }) => each.kinds.includes(key.sk))
      await applyAll(
        each,
        own.flatMap((change) => each.workOf(change)),
        now,
      )
    }),
  )
}

async function applyAll(to: Subscriber, work: readonly unknown[], now: Date): Promise<void> {
  if (work.length === 0) return
  await to.apply(work, now).catch(async (error: unknown) => {
    if (work.length === 1) return keepFailed(to.name, work[0], error, now)
    // One by one, so that the failed ones are known.
    for (const one of work) await applyAll(to, [one], now)
  })
}
