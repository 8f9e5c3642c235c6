import { expect, test } from 'vitest'
import type { Store } from '#domain/store/store'
import { undoWindow } from '#domain/deletion/undo-window'
import { purgeDeleted } from '#functions/registry/purge-deleted'
import { callApi } from '../support/api'
import { formDataOf } from '../support/content'
import { formOfStore, isStored, png, saveImage } from '../support/image'
import { contradictions } from '../support/integrity'
import { allItems } from '../support/table-items'
import { token, useStaff } from '../support/one-store'

useStaff()

async function create(name: string, logo: File): Promise<Store> {
  const form = await formOfStore({ name, slug: name, logo })
  const { status, body } = await callApi('POST /stores/create', { token, form })
  expect(status).toBe(201)
  return body
}

async function createCategory(name: string, image: File) {
  const form = formDataOf({ name, slug: name, imagePath: image })
  return (await callApi('POST /categories', { token, form })).body
}

const replaceLogo = ({ _id: id }: Store, logo: File) =>
  callApi('PUT /stores/by-id/{id}', { token, params: { id }, form: formDataOf({ logo }) })

async function known(): Promise<string[]> {
  return (await allItems()).flatMap(({ pk, sk }) => (sk === 'IMAGE' ? `/media/${pk.slice(6)}` : []))
}

const minutes = (count: number) => new Date(Date.now() + count * 60_000)

const minutesAfterUndo = (count: number) => new Date(minutes(count).getTime() + undoWindow)

async function remove({ _id: id }: Store): Promise<void> {
  expect((await callApi('DELETE /stores/by-id/{id}', { token, params: { id } })).status).toBe(204)
  await purgeDeleted(minutesAfterUndo(1.5))
}

test('an image with several uses stays until the last one ends', async () => {
  const red = await png('red')
  const [first, second] = [await create('first', red), await create('second', red)]
  const category = await createCategory('third', red)
  expect([second.logo, category.imagePath]).toEqual([first.logo, first.logo])

  await remove(first)
  expect(await isStored(first.logo ?? '')).toBe(true)
  await replaceLogo(second, await png('green'))
  expect(await isStored(first.logo ?? '')).toBe(true)
  await callApi('DELETE /categories/{id}', { token, params: { id: category._id } })
  // It can be restored until then.
  await purgeDeleted(minutesAfterUndo(1.5))

  expect(await isStored(first.logo ?? '')).toBe(false)
  expect(await known()).not.toContain(first.logo)
  expect(await contradictions()).toEqual([])
})

test('an unused upload is removed some minutes later', async () => {
  const unused = await saveImage(new Uint8Array(await (await png('green')).arrayBuffer()), 'logo', new Date())
  await purgeDeleted(minutes(9))
  expect(await isStored(unused)).toBe(true)
  await purgeDeleted(minutes(11))
  expect([await isStored(unused), await unusedImages()]).toEqual([false, []])
  expect(await contradictions()).toEqual([])
})

async function unusedImages(): Promise<string[]> {
  const items = await allItems()
  return items.flatMap(({ pk, sk, uses }) => (sk === 'IMAGE' && uses === 0 ? `/media/${pk.slice(6)}` : []))
}

test('an image that is being uploaded again is not removed with its last use', async () => {
  const zephyr = await create('zephyr', await png('red'))
  // Another call has uploaded it, and has not yet written the item that uses it.
  await saveImage(new Uint8Array(await (await png('red')).arrayBuffer()), 'logo', minutesAfterUndo(0))
  await remove(zephyr)
  expect(await isStored(zephyr.logo ?? '')).toBe(true)
})
