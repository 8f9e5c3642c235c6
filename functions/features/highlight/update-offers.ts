import { isDeepStrictEqual } from 'node:util'
import { putRevised, removeAsRead, updateAsRead } from '#table/as-read'
import { inBatches } from '#table/in-batches'
import { isHidden } from '#table/hidden'
import { indexKeysAt, type Item } from '#table/keys'
import { getItem, queryItems } from '#table/read'
import { retry, shortRetry } from '#table/retry'
import { indexDelay } from '#table/schema'
import { isConflict } from '#table/rewrite'
import { transact, type Write } from '#table/write'
import { keyOfStore } from '#functions/store/keys'
import { keyOfDue } from './keys'
import { summarize } from './summary'

const dueList = { index: 'byList', partition: 'OFFERS#DUE' } as const

/** More than change in a minute, which is how often clean-up runs. */
const maxPerRun = 2000

/** After a change of its offers, which the indexes may not have yet. */
export const updateOffers = (storeId: string, now: Date): Promise<void> =>
  update(storeId, now, { settles: true })

export async function updateDueOffers(now: Date): Promise<void> {
  const due = await queryItems({ ...dueList, to: now.toISOString() }, maxPerRun)
  await inBatches(due, ({ storeId }) => update(String(storeId), now, { settles: false }))
}

/** Makes it due if it is wrong. The item of the store itself may be in the same transaction. */
export async function repairWrites(storeId: string, now: Date): Promise<Write[]> {
  const { store, due } = await readBefore(storeId)
  const { offers, next } = await summarize(storeId, now)
  if (isDeepStrictEqual(store?.offers, offers)) return due ? [] : dueWrites(storeId, due, next)
  return dueWrites(storeId, due, now.toISOString())
}

/** Whether the summary is made once more when the indexes are up to date, also if it is the same now. */
interface Settling {
  settles: boolean
}

async function update(storeId: string, now: Date, settling: Settling): Promise<void> {
  await retry({ attempts: 6, isTransient: isConflict }, async () => {
    const writes = await offerWrites(storeId, now, settling)
    if (writes.length > 0) await transact(writes, shortRetry)
  })
}

async function readBefore(storeId: string) {
  const [store, due] = await Promise.all(
    [keyOfStore(storeId), keyOfDue(storeId)].map((key) => getItem(key, { consistent: true })),
  )
  return { store, due }
}

async function offerWrites(storeId: string, now: Date, { settles }: Settling): Promise<Write[]> {
  const { store, due } = await readBefore(storeId)
  if (!store || isHidden(store)) return dueWrites(storeId, due, undefined)
  const { offers, next } = await summarize(storeId, now)
  const isSame = isDeepStrictEqual(store.offers, offers)
  const settled = new Date(now.getTime() + indexDelay).toISOString()
  const again = next !== undefined && next < settled ? next : settled
  return [
    // Its version stays, so that a form that staff have open does not conflict.
    ...(isSame ? [] : [updateAsRead(store, { ...store, offers }, ['hiddenKeys'])]),
    ...dueWrites(storeId, due, isSame && !settles ? next : again),
  ]
}

function dueWrites(storeId: string, before: Item | undefined, at: string | undefined): Write[] {
  if (at === undefined) return before ? [removeAsRead(before, ['revision'])] : []
  const after: Item = { ...keyOfDue(storeId), storeId, ...indexKeysAt(dueList, `${at}#${storeId}`) }
  return before?.listSk === after.listSk ? [] : [putRevised(before, after)]
}
