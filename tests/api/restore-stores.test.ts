import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Store } from '#domain/store/store'
import { undoWindow } from '#domain/deletion/undo-window'
import { purgeDeleted } from '#functions/registry/purge-deleted'
import { listDeletedStores } from '#functions/store/deletion/deleted-stores'
import { restoreStore } from '#functions/store/deletion/restore-store'
import type { Item } from '#table/keys'
import { faults, withFault } from '../faults/inject'
import { callApi, readPages } from '../support/api'
import { addMany, seen, useDeletableStores, tracesOf } from '../support/deletable-store'
import { stepsOf } from '../support/sample'
import { formOfStore, isStored } from '../support/image'
import { contradictions } from '../support/integrity'
import { allItems, sortedItems } from '../support/table-items'
import { testOfSources } from '../support/test-of-sources'

let token: string
let store: Store
let other: Store

async function useStores(): Promise<void> {
  ;({ token, store, other } = await useDeletableStores())
}

beforeEach(useStores)

vi.setConfig({ testTimeout: 60_000 })

const remove = (id = store._id) => callApi('DELETE /stores/by-id/{id}', { token, params: { id } })
const restore = (id = store._id) => callApi('POST /stores/by-id/{id}/restore', { token, params: { id } })

const afterTheWindow = () => new Date(Date.now() + undoWindow + 1000)

test('a deleted store is restored completely, with its coupons, reviews and search entries', async () => {
  const [before, shown] = [await sortedItems(), await seen(store, token)]
  await remove()
  const { status, body, headers } = await restore()
  expect({ status, body, etag: headers['etag'] }).toEqual({ status: 200, body: store, etag: '"1"' })
  expect(await sortedItems()).toEqual(before)
  expect(await seen(store, token)).toEqual(shown)
})

test('restoring an existing store changes nothing, so a lost answer can be requested again', async () => {
  const before = await sortedItems()
  const { status, body } = await restore()
  expect({ status, body }).toEqual({ status: 200, body: store })
  expect(await sortedItems()).toEqual(before)
})

test('a store can be restored until the end of the undo window, and not later', async () => {
  const deletion = async () => (await allItems()).find(({ sk }) => sk === 'DELETION')
  await remove()
  const finalAt = Date.parse((await deletion())?.finalAt as string)
  await expect(restoreStore(store._id, new Date(finalAt))).rejects.toMatchObject({ code: 'not_found' })
  expect(await restoreStore(store._id, new Date(finalAt - 1))).toEqual(store)
})

test('a store cannot be restored while it is being purged, or afterwards', async () => {
  await addMany(store._id, 70, 0)
  await remove()
  await purgeDeleted(afterTheWindow(), 1)
  expect([(await restore()).status, (await tracesOf(store)).length > 1]).toEqual([404, true])
  while ((await tracesOf(store)).length > 0) await purgeDeleted(afterTheWindow())
  expect([(await restore()).status, await contradictions()]).toEqual([404, []])
})

test('its logo stays', async () => {
  const form = await formOfStore({ name: 'Boreas', slug: 'boreas' })
  const { body } = await callApi('POST /stores/create', { token, form })
  await remove(body._id)
  await restore(body._id)
  await purgeDeleted(afterTheWindow())
  expect([await isStored(body.logo), await contradictions()]).toEqual([true, []])
})

/** Cuts the work off after its writes (stepsOf), each time on a new table that `prepare` fills. */
async function cutOffAtEachWrite(
  prepare: () => Promise<void>,
  work: () => Promise<unknown>,
  check: (failing: number) => Promise<void>,
  turn: number,
): Promise<void> {
  const among = (command: unknown) => command instanceof TransactWriteCommand
  const run = async (failing: number) => {
    await useStores()
    await addMany(store._id)
    await prepare()
    const cut = { failing, fault: faults['is cut off'], among }
    return withFault(() => work().catch(() => undefined), cut)
  }
  const { requests: writes } = await run(-1)
  expect(writes).toBeGreaterThan(3)
  for (const failing of stepsOf(writes, turn)) {
    await run(failing)
    expect([failing, await contradictions()]).toEqual([failing, []])
    await check(failing)
  }
}

let before: Item[]

async function remember(): Promise<void> {
  before = await sortedItems()
}

testOfSources.each([
  ['a deletion that was cut off at any write can be undone completely', remember, remove, 0],
  [
    'a restoration that was cut off at any write is completed by another call',
    () => remember().then(() => remove()),
    restore,
    2,
  ],
] as const)(
  '%s',
  async (_, prepare, work, turn) => {
    const isRestored = async (failing: number) => {
      expect([failing, (await restore()).status]).toEqual([failing, 200])
      expect([failing, await sortedItems()]).toEqual([failing, before])
    }
    await cutOffAtEachWrite(async () => void (await prepare()), work, isRestored, turn)
  },
  120_000,
)

testOfSources('a restoration that was cut off, and is not repeated, is completed by the task', async () => {
  await remember()
  await remove()
  for (let failing = 0; (await callApi('GET /stores')).body.length === 1; failing++) {
    await withFault(restore, { failing, fault: faults['is cut off'] })
  }
  expect(await sortedItems()).not.toEqual(before)
  await purgeDeleted(new Date())
  expect(await sortedItems()).toEqual(before)
})

test('a purge that was cut off is completed by the next tasks', async () => {
  const prepare = async () => void (await remove())
  const purge = () => purgeDeleted(afterTheWindow())
  const isPurged = async (failing: number) => {
    for (let run = 0; run < 4; run++) await purge()
    expect([failing, await tracesOf(store), await contradictions()]).toEqual([failing, [], []])
  }
  await cutOffAtEachWrite(prepare, purge, isPurged, 4)
}, 120_000)

const deleted = async () => (await callApi('GET /stores/deleted', { token })).body

test('deleted stores are listed with their hidden items, the last deleted first', async () => {
  expect(await deleted()).toEqual([])
  await remove()
  await remove(other._id)
  const list = await deleted()
  expect(list).toEqual(
    [other, store].map(({ _id, name, slug, logo }) => ({
      _id,
      name,
      slug,
      logo,
      coupons: 3,
      reviews: 2,
      deletedAt: expect.any(String),
      restorableUntil: expect.any(String),
    })),
  )
  const [{ deletedAt, restorableUntil }] = list
  expect(Date.parse(restorableUntil) - Date.parse(deletedAt)).toBe(undoWindow)
  expect(await readPages('GET /stores/deleted', { token, query: { limit: '1' } })).toEqual([
    [list[0]],
    [list[1]],
  ])
})

test('stores that can no longer be restored are not listed', async () => {
  await remove()
  const [{ restorableUntil }] = await deleted()
  const at = async (moment: number) => (await listDeletedStores({}, new Date(moment))).items.length
  const end = Date.parse(restorableUntil)
  expect([await at(end - 1), await at(end + 1)]).toEqual([1, 0])
})
