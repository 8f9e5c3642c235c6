import { deleteIf, updateIf } from '#table/condition'
import { inBatches } from '#table/in-batches'
import { pingIndexNow } from './index-now'
import { isListed, type Listing, readDueListings } from './listing'
import { recomputeListing } from './update-listings'
import { day } from '#domain/time/lengths'

/** More than change in a minute, which is how often it runs. */
const maxListingsPerRun = 2000

/** Milliseconds for which search engines are tried again. */
const patience = day

/** Recomputes due listings once the indexes are up to date. Announces them, with retries for a day. */
export async function recomputeDueListings(now: Date): Promise<void> {
  const found = await readDueListings(now, maxListingsPerRun)
  const failures: unknown[] = []
  const fail = (error: unknown) => void failures.push(error)
  const results = await inBatches(found, (each) => recomputeListing(each, now).catch(fail))
  const settled = results.flatMap((each) => each ?? [])
  const givenUpBy = new Date(now.getTime() - patience).toISOString()
  try {
    const isTold = await pingIndexNow(settled, now)
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
  await inBatches(listings, (each) => finishOne(each, isTold, now))
}

/** A listing that has changed again in the meantime stays due. */
async function finishOne(listing: Listing, isTold: boolean, now: Date): Promise<void> {
  const { revision, isGone, isNews } = listing
  const ConditionExpression = 'revision = :read'
  const read = { ':read': revision }
  if (isGone) {
    await deleteIf(listing, { ConditionExpression, ExpressionAttributeValues: read })
    return
  }
  const announced = isTold && isNews ? { ':is': isListed(listing, now) } : undefined
  const setting = announced ? 'SET isAnnounced = :is' : ''
  await updateIf(listing, {
    ConditionExpression,
    UpdateExpression: `${setting} REMOVE listPk, listSk, isNews ADD revision :one`,
    ExpressionAttributeValues: { ...read, ':one': 1, ...announced },
  })
}
