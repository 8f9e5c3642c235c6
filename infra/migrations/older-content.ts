import type { Key } from '#table/keys'
import { todaysItems } from './0011-todays-items'
import { findPass } from './pass'
import { scanAll } from './scan'

/** The oldest content that this code reads, and the last migration of that commit. */
export const oldestCommit = '621adb72'
const lastMigration = 10

const fieldOf: Record<string, string> = {
  BLOG: 'storeIds',
  COUPON: 'source',
  DELETION: 'store',
  RECEIPT: 'subjectId',
  REPORT: 'version',
  REVIEW: 'source',
}

/** Until migration 11 has run it reads all of the table. */
export async function hasOlderContent(): Promise<boolean> {
  const record = await findPass(todaysItems.name)
  return record?.finishedAt === undefined && (await areOlder(scanAll()))
}

export async function areOlder(items: AsyncIterable<Key>): Promise<boolean> {
  let [hasBegun, hasFinished] = [false, false]
  for await (const item of items) {
    const field = fieldOf[item.sk]
    if (field !== undefined && !(field in item)) return true
    const [, number] = /^PASS#(\d{4})-/.exec(item.pk) ?? []
    if (Number(number) <= lastMigration) hasBegun = true
    if (Number(number) >= lastMigration && 'finishedAt' in item) hasFinished = true
  }
  return hasBegun && !hasFinished
}
