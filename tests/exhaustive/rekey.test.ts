import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, expect, test } from 'vitest'
import { keyOfCategorySlug } from '#functions/category/keys'
import { entityNames } from '#functions/registry/entities'
import { keyOfStore, keyOfStoreSlug } from '#functions/store/keys'
import { counterWrite } from '#functions/entity/counter'
import { createStore, updateStore } from '#functions/store/store'
import { deleteStore } from '#functions/store/deletion/delete-store'
import { restoreStore } from '#functions/store/deletion/restore-store'
import { differences } from '#table/if-unchanged'
import { hasOutdatedItems } from '#migrations/outdated-items'
import { foresee } from '#migrations/pass'
import { rekeyAll, rekeyPass, rekeyed } from '#migrations/rekey-pass'
import { recount } from '#operations/recount'
import { documentClient, tableName } from '#table/client'
import type { Item, Key } from '#table/keys'
import { getItem } from '#table/read'
import { transact } from '#table/write'
import { callApi, useEmptyTableWithStream } from '../support/api'
import { handleChanges } from '../support/changes'
import { at, storeForm } from '../support/content'
import { addMany } from '../support/deletable-store'
import { contradictions } from '../support/integrity'
import { createContent } from '../support/create-content'
import { allItems, sortedItems } from '../support/table-items'
import { staffToken } from '../support/tokens'

// What every pass does, at once with others or with staff: tests/operations/migrate.test.ts.

const clock = () => at('20T10:00:00')

beforeEach(useEmptyTableWithStream)

const content = async () => (await sortedItems()).filter(({ sk }) => sk !== 'PASS' && sk !== 'LOCK')

async function fill(): Promise<{ storeId: string; deletedId: string }> {
  await createContent(await staffToken())
  const [store, deleted] = await Promise.all(
    ['Zephyr Outfitters', 'Boreas'].map((name) =>
      createStore(storeForm({ name }), { logo: '/media/cafe.png' }, at('01T10:00:00')),
    ),
  )
  const [storeId = '', deletedId = ''] = [store?._id, deleted?._id]
  await updateStore(storeId, { fields: { slug: 'zephyr', name: 'Zephyr' }, versions: undefined }, clock())
  await addMany(deletedId, 3, 3)
  await deleteStore(deletedId, undefined, new Date())
  await handleChanges(new Date())
  return { storeId, deletedId }
}

/** Sets attributes of an item without any checks. Undefined ones are removed. */
async function spoil(key: Key, attributes: Record<string, unknown>): Promise<void> {
  const item = (await getItem({ pk: key.pk, sk: key.sk }, { consistent: true })) ?? key
  await documentClient().send(new PutCommand({ TableName: tableName(), Item: { ...item, ...attributes } }))
}

async function foreseen(): Promise<string[]> {
  const lines: string[] = []
  for await (const { what } of foresee(rekeyPass)) lines.push(what)
  return [...lines, ...(await recount(true))]
}

test('every item has the keys that its builder gives it, so there is nothing to rekey', async () => {
  await fill()
  const items = await allItems()
  expect(items.filter((item) => differences(item, rekeyed(item)).length > 0)).toEqual([])
  expect(await foreseen()).toEqual([])
  const kinds = new Set(items.map(({ sk }) => sk))
  expect([...entityNames, 'DELETION'].filter((sk) => !kinds.has(sk))).toEqual([])
})

test('an order that is new over existing data is noticed, and complete after a rekey', async () => {
  await fill()
  expect(await hasOutdatedItems()).toBe(false)
  const rated = async () => (await callApi('GET /stores', { query: { sort: '-rating' } })).body.length
  const all = await rated()
  // As an order is at its first release: no item has its keys.
  for (const store of (await content()).filter(({ sk }) => sk === 'STORE'))
    await spoil(store, { rankPk: undefined, rankSk: undefined })
  expect([await rated(), await hasOutdatedItems()]).toEqual([0, true])
  // As in a table whose beginning has no store.
  expect(await hasOutdatedItems(1)).toBe(true)
  await rekeyAll(clock)
  expect([await rated(), await hasOutdatedItems()]).toEqual([all, false])
})

test('missing keys are added, also to hidden and deleted items, and the rest is unchanged', async () => {
  const { storeId, deletedId } = await fill()
  const before = await content()
  const coupon = before.find((item) => item.sk === 'COUPON' && 'hiddenKeys' in item) as Item
  const deletion = before.find(({ sk }) => sk === 'DELETION') as Item
  const entry = before.find((item) => item.pk.startsWith('WORD#') && item.storeId === storeId) as Item
  const category = before.find(({ sk }) => sk === 'CATEGORY') as Item
  await spoil(keyOfStore(storeId), { rankPk: undefined, rankSk: undefined, listSk: 'old' })
  await spoil(coupon, { hiddenKeys: {} })
  await spoil(deletion, { store: { ...(deletion['store'] as Item), rankSk: 'old' } })
  await spoil(entry, { words: ['old'] })
  await spoil({ ...entry, sk: `${entry.sk}#old` }, { storeId })
  await spoil(keyOfStoreSlug('zephyr'), { categoryId: 'old' })
  await spoil(keyOfCategorySlug(category['slug'] as string), { former: true })
  await transact([counterWrite('STORE', 5)])

  const wanted = await foreseen()
  expect(wanted.toSorted()).toEqual(
    [
      `${category.pk}: SLUG#CATEGORY#${String(category['slug'])} SLUG`,
      `COUNTER#STORE: 2 instead of 7`,
      `${coupon.pk}: hiddenKeys`,
      `DELETION#${deletedId}: store`,
      `STORE#${storeId}: listSk, rankPk, rankSk, SLUG#STORE#zephyr SLUG, ${entry.pk} ${entry.sk}`,
      `${entry.pk} ${entry.sk}#old: is nobody's`,
    ].toSorted(),
  )

  const { changed } = await rekeyAll(clock)
  expect(changed).toBe(5)
  expect(await recount(false)).toEqual(['COUNTER#STORE: 2 instead of 7'])
  expect(await content()).toEqual(before)
  expect(await contradictions()).toEqual([])
  await restoreStore(deletedId, clock())
  expect(await contradictions()).toEqual([])
})
