import { beforeEach, expect, test } from 'vitest'
import type { Store } from '#domain/store/store'
import { undoWindow } from '#domain/store/undo-window'
import { listDeletedStores } from '#functions/store/deletion/deleted-stores'
import { callApi, readPages } from '../support/api'
import { useDeletableStores } from '../support/deletable-store'

let token: string
let store: Store
let other: Store

beforeEach(async () => {
  ;({ token, store, other } = await useDeletableStores())
})

const remove = (id: string) => callApi('DELETE /stores/by-id/{id}', { token, params: { id } })
const restore = (id: string) => callApi('POST /stores/by-id/{id}/restore', { token, params: { id } })
const deleted = async () => (await callApi('GET /stores/deleted', { token })).body

test('deleted stores are listed with their hidden items, the last deleted first', async () => {
  expect(await deleted()).toEqual([])
  await remove(store._id)
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

test('a restored store leaves the list, and a new deletion adds it again', async () => {
  await remove(store._id)
  await restore(store._id)
  expect(await deleted()).toEqual([])
  await remove(store._id)
  expect(await deleted()).toMatchObject([{ _id: store._id, coupons: 3, reviews: 2 }])
})

test('stores that can no longer be restored are not listed', async () => {
  await remove(store._id)
  const [{ restorableUntil }] = await deleted()
  const at = async (moment: number) => (await listDeletedStores({}, new Date(moment))).items.length
  const end = Date.parse(restorableUntil)
  expect([await at(end - 1), await at(end + 1)]).toEqual([1, 0])
})
