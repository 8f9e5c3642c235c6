import { isDeepStrictEqual } from 'node:util'
import { putRevised, removeAsRead, updateAsRead } from '#table/as-read'
import { inBatches } from '#table/in-batches'
import { isHidden } from '#table/hidden'
import { indexKeysAt, type Item } from '#table/keys'
import { getItem, queryItems } from '#table/read'
import { retry, shortRetry } from '#table/retry'
import { isConflict } from '#table/rewrite'
import { transact, type Write } from '#table/write'
import { keyOfStore } from '#functions/store/keys'
import { keyOfDue } from './keys'
import { summarize } from './summary'

const dueList = { index: 'byList', partition: 'OFFERS#DUE' } as const

/** More than change in a minute, which is how often clean-up runs. */
const maxPerRun = 2000

/** Milliseconds after which indexes are up to date. */
const settling = 60_000

export async function updateDueOffers(now: Date): Promise<void> {
  const due = await queryItems({ ...dueList, to: now.toISOString() }, maxPerRun)
  await inBatches(due, ({ storeId }) => updateOffers(String(storeId), now))
}

/** Makes it due if it is wrong. The item of the store itself may be in the same transaction. */
export async function repairWrites(storeId: string, now: Date): Promise<Write[]> {
  const { store, due } = await readBefore(storeId)
  const { offers, next } = await summarize(storeId, now)
  return dueWrites(storeId, due, isDeepStrictEqual(store?.offers, offers) ? next : now.toISOString())
}

/** Whatever has changed is made once more when the indexes are up to date. */
export async function updateOffers(storeId: string, now: Date): Promise<void> {
  await retry({ attempts: 6, isTransient: isConflict }, async () => {
    const writes = await offerWrites(storeId, now)
    if (writes.length > 0) await transact(writes, shortRetry)
  })
}

async function readBefore(storeId: string) {
  const [store, due] = await Promise.all(
    [keyOfStore(storeId), keyOfDue(storeId)].map((key) => getItem(key, { consistent: true })),
  )
  return { store, due }
}

async function offerWrites(storeId: string, now: Date): Promise<Write[]> {
  const { store, due } = await readBefore(storeId)
  if (!store || isHidden(store)) return dueWrites(storeId, due, undefined)
  const { offers, next } = await summarize(storeId, now)
  if (isDeepStrictEqual(store.offers, offers)) return dueWrites(storeId, due, next)
  const settled = new Date(now.getTime() + settling).toISOString()
  return [
    // Its version stays, so that a form that staff have open does not conflict.
    updateAsRead(store, { ...store, offers }, ['hiddenKeys']),
    ...dueWrites(storeId, due, next !== undefined && next < settled ? next : settled),
  ]
}

function dueWrites(storeId: string, before: Item | undefined, at: string | undefined): Write[] {
  if (at === undefined) return before ? [removeAsRead(before, ['revision'])] : []
  const after: Item = { ...keyOfDue(storeId), storeId, ...indexKeysAt(dueList, `${at}#${storeId}`) }
  return before?.listSk === after.listSk ? [] : [putRevised(before, after)]
}
