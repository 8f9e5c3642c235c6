import { ulid } from 'ulid'
import { metric } from '#functions/log/metrics'
import { describeError } from '#functions/log/request-log'
import { type Item, key } from '#table/keys'
import { queryItems } from '#table/read'
import { put, remove, transact } from '#table/write'
import { subscribers } from './subscribers'

/** Stays until it is replayed (`npm run replay`, docs/runbook.md). */
interface FailedChange extends Item {
  subscriber: string
  work: unknown
  failedAt: string
}

const list = 'FAILED'

export const failedChanges = { name: 'failedChanges', dimensions: { function: 'changes' } } as const

export async function keepFailed(
  subscriber: string,
  work: unknown,
  error: unknown,
  now: Date,
): Promise<void> {
  const failedAt = now.toISOString()
  const id = ulid(now.getTime())
  const item: FailedChange = {
    ...key(`FAILED#${id}`, 'FAILED'),
    listPk: list,
    listSk: `${failedAt}#${id}`,
    subscriber,
    work,
    failedAt,
  }
  await transact([put(item)])
  const line = { level: 'error', message: 'A change has failed.', subscriber, error: describeError(error) }
  console.log(JSON.stringify({ ...line, ...metric(failedChanges, Date.now()) }))
}

export async function replayFailed(now: Date): Promise<{ done: number; failed: unknown[] }> {
  const failed: unknown[] = []
  const items = (await queryItems({ index: 'byList', partition: list }, 10_000)) as FailedChange[]
  for (const item of items) {
    try {
      const to = subscribers.find(({ name }) => name === item.subscriber)
      await to?.apply([item.work], now)
      await transact([remove(item)])
    } catch (error) {
      failed.push(error)
    }
  }
  return { done: items.length - failed.length, failed }
}
