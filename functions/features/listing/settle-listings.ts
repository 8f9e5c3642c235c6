import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { documents, tableName } from '#table/client'
import { whenConditionHolds } from '#table/condition'
import { announce } from './index-now'
import { isListed, type Listing, readUnsettled } from './listing'
import { settle } from './update-listings'

/** More than change in a minute. */
const most = 2000

const together = 10

/** Milliseconds for which search engines are tried again. */
const patience = 24 * 60 * 60_000

/** Makes listings again when the indexes are up to date, and tells search engines, for up to a day. */
export async function settleListings(now: Date): Promise<void> {
  const found = await readUnsettled(now, most)
  const settled: Listing[] = []
  const failures: unknown[] = []
  for (let at = 0; at < found.length; at += together) {
    const some = found.slice(at, at + together).map((each) => settle(each, now))
    for (const result of await Promise.allSettled(some)) {
      if (result.status === 'rejected') failures.push(result.reason)
      else if (result.value) settled.push(result.value)
    }
  }
  const givenUpBy = new Date(now.getTime() - patience).toISOString()
  try {
    const isTold = await announce(settled, now)
    await finish(settled, isTold, now)
  } catch (error) {
    await finish(
      settled.filter(({ listSk }) => String(listSk) <= givenUpBy),
      false,
      now,
    )
    throw error
  }
  // Only now, so that one failure does not stop the others.
  if (failures.length > 0) throw failures[0]
}

async function finish(listings: readonly Listing[], isTold: boolean, now: Date): Promise<void> {
  for (let at = 0; at < listings.length; at += together) {
    await Promise.all(listings.slice(at, at + together).map((each) => finishOne(each, isTold, now)))
  }
}

/** One that has changed again meanwhile is due later. */
async function finishOne({ pk, sk, ...listing }: Listing, isTold: boolean, now: Date): Promise<void> {
  const { revision, isGone, isNews } = listing
  const asRead = { TableName: tableName(), Key: { pk, sk }, ConditionExpression: 'revision = :read' }
  const announced = isTold && isNews ? { ':is': isListed({ pk, sk, ...listing }, now) } : undefined
  const setting = announced ? 'SET isAnnounced = :is' : ''
  const command = isGone
    ? new DeleteCommand({ ...asRead, ExpressionAttributeValues: { ':read': revision } })
    : new UpdateCommand({
        ...asRead,
        UpdateExpression: `${setting} REMOVE listPk, listSk, isNews ADD revision :one`,
        ExpressionAttributeValues: { ':read': revision, ':one': 1, ...announced },
      })
  await whenConditionHolds(documents().send(command))
}
