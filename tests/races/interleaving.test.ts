import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Store } from '#domain/store/store'
import { undoWindow } from '#domain/deletion/undo-window'
import { createBlog } from '#functions/blog/blog'
import { purgeDeleted } from '#functions/registry/purge-deleted'
import { restoreStore } from '#functions/store/deletion/restore-store'
import { imageKey, imageUseWrites, removeUnusedImages, reserveImage } from '#functions/images/image-uses'
import { changedMeanwhile } from '#table/hidden'
import type { Item } from '#table/keys'
import { getItem } from '#table/read'
import { continueDeletion } from '#functions/store/deletion/phases'
import { transact } from '#table/write'
import { callApi } from '../support/api'
import { at, blogForm } from '../support/content'
import { addMany, useDeletableStores } from '../support/deletable-store'
import { sampleOf } from '../support/sample'
import { formOfStore } from '../support/image'
import { contradictions } from '../support/integrity'
import { allItems, sortedItems } from '../support/table-items'
import { interleaved } from './interleave'

/** Another write between the read and the write of a request: the cases that conditions of writes are for. */

vi.setConfig({ testTimeout: 60_000 })

let token: string
let store: Store
let before: Item[]

beforeEach(async () => {
  ;({ token, store } = await useDeletableStores())
  before = await sortedItems()
})

const call = (key: Parameters<typeof callApi>[0], id: string, json?: unknown) =>
  callApi(key, { token, params: { id }, ...(json !== undefined && { json }) })
const remove = () => call('DELETE /stores/by-id/{id}', store._id)
const restore = () => call('POST /stores/by-id/{id}/restore', store._id)
const afterTheWindow = () => new Date(Date.now() + undoWindow + 1000)

function idOf(entity: 'COUPON' | 'REVIEW', approved?: boolean): string {
  const item = before.find(
    (each) => each.sk === entity && each.storeId === store._id && each['approved'] === approved,
  )
  return item?.['_id'] as string
}

const writing = (word: string) => (command: unknown) =>
  command instanceof TransactWriteCommand && JSON.stringify(command.input).includes(word)

const [hiding, showing, purging] = ['#HIDDEN"', '"#0":"hiddenKeys"', '"Delete"']

const edits = [
  ['a coupon', 'PUT /coupons/{id}', () => idOf('COUPON'), { title: 'New' }],
  ['a review', 'PUT /reviews/{id}', () => idOf('REVIEW', true), { text: 'New.' }],
  ['the approval of a review', 'PATCH /reviews/by-id/{id}/approve', () => idOf('REVIEW', false), undefined],
  ['the deletion of a coupon', 'DELETE /coupons/{id}', () => idOf('COUPON'), undefined],
  ['the deletion of a review', 'DELETE /reviews/{id}', () => idOf('REVIEW', true), undefined],
] as const

test.each(sampleOf(edits, 5))(
  'an edit of %s fails if its store is deleted before the write, and a restoration brings everything back unchanged',
  async (_, key, id, json) => {
    const { status } = await interleaved(() => call(key, id(), json), { meanwhile: remove })
    expect([status, await contradictions()]).toEqual([404, []])
    expect([(await restore()).status, await sortedItems()]).toEqual([200, before])
  },
)

test.each(sampleOf(edits, 5, 1))(
  'an edit of %s during the deletion of its store leaves nothing inconsistent after a restoration',
  async (_, key, id, json) => {
    const meanwhile = () => call(key, id(), json)
    expect((await interleaved(remove, { before: writing(hiding), meanwhile })).status).toBe(204)
    expect(await contradictions()).toEqual([])
    expect([(await restore()).status, await contradictions()]).toEqual([200, []])
    expect(await listedReviews()).toEqual(await storedReviews())
  },
)

async function listedReviews() {
  const [approved, pending] = await Promise.all([
    callApi('GET /reviews/approved'),
    callApi('GET /reviews/pending', { token }),
  ])
  const idsOf = ({ body }: { body: { _id: string }[] }) => body.map(({ _id }) => _id).toSorted()
  return { approved: idsOf(approved), pending: idsOf(pending) }
}

/** The same ids by the stored reviews. */
async function storedReviews() {
  const reviews = (await allItems()).filter(({ sk }) => sk === 'REVIEW')
  const idsOf = (approved: boolean) =>
    reviews.flatMap((item) => (item['approved'] === approved ? [item['_id'] as string] : [])).toSorted()
  return { approved: idsOf(true), pending: idsOf(false) }
}

test('a store that is restored while its coupons are being hidden keeps them', async () => {
  await addMany(store._id)
  before = await sortedItems()
  let hidings = 0
  const second = (command: unknown) => writing(hiding)(command) && ++hidings === 2
  await interleaved(remove, { before: second, meanwhile: restore })
  expect(await contradictions()).toEqual([])
  await restore()
  expect(await sortedItems()).toEqual(before)
})

/** The phases in which several requests work on the same items, and the writes of each. */
const steps = {
  hiding: { writes: hiding, begin: async () => {} },
  restoring: { writes: showing, begin: () => begin(restore, showing) },
  purging: {
    writes: purging,
    begin: () => begin(() => continueDeletion(store._id, 2, afterTheWindow()), purging),
  },
}

async function begin(work: () => Promise<unknown>, word: string): Promise<void> {
  const meanwhile = () => Promise.reject(new Error('Cut off'))
  await interleaved(work, { before: writing(word), meanwhile }).catch(() => undefined)
}

/** A deletion, of which the restoration has begun. */
async function beginAgain(): Promise<void> {
  await remove()
  await begin(restore, showing)
}

test.each(Object.keys(steps) as (keyof typeof steps)[])(
  'of two requests that take the same step while %s one finds it taken',
  async (phase) => {
    await addMany(store._id)
    if (phase === 'hiding') await begin(remove, hiding)
    else await remove()
    await steps[phase].begin()
    const step = () => continueDeletion(store._id, 1, afterTheWindow())
    await interleaved(step, { meanwhile: step, before: writing(steps[phase].writes) })
    expect(await contradictions()).toEqual([])
  },
)

test.each(sampleOf(edits, 5, 2))(
  'an edit of %s fails while it is still hidden, though its store is restored already',
  async (_, key, id, json) => {
    const { status } = await interleaved(() => call(key, id(), json), { meanwhile: beginAgain })
    expect(status).toBe(404)
    await restore()
    expect([await sortedItems(), await contradictions()]).toEqual([before, []])
  },
)

test('a store that is restored in the last moment is not purged', async () => {
  await remove()
  const inTime = new Date()
  await interleaved(() => purgeDeleted(afterTheWindow()), {
    meanwhile: () => restoreStore(store._id, inTime),
  }).catch(() => undefined)
  expect([await sortedItems(), await contradictions()]).toEqual([before, []])
})

test('a store that is purged before its restoration is not restored', async () => {
  await remove()
  const inTime = new Date()
  const purge = async () => {
    for (let round = 0; round < 4; round++) await purgeDeleted(afterTheWindow())
  }
  const restoring = interleaved(() => restoreStore(store._id, inTime), { meanwhile: purge })
  await expect(restoring).rejects.toMatchObject({ code: 'not_found' })
  expect([(await allItems()).filter(({ storeId }) => storeId === store._id), await contradictions()]).toEqual(
    [[], []],
  )
})

test('a late end of a restoration does not remove a newer deletion', async () => {
  const { body } = await callApi('POST /stores/create', {
    token,
    form: await formOfStore({ name: 'Empty', slug: 'empty' }),
  })
  const params = { token, params: { id: body._id } }
  const again = () => callApi('POST /stores/by-id/{id}/restore', params)
  const removeIt = () => callApi('DELETE /stores/by-id/{id}', params)
  await removeIt()
  const meanwhile = async () => void (await again(), await removeIt())
  await interleaved(again, { meanwhile, before: writing('"Delete"') })
  expect([await contradictions(), (await again()).status]).toEqual([[], 200])
})

test('a late end of a restoration does not remove a deletion that is being undone', async () => {
  await remove()
  const meanwhile = async () => {
    await restore()
    await beginAgain()
  }
  await interleaved(restore, { meanwhile, before: writing('"Delete"') })
  expect(await contradictions()).toEqual([])
  expect([(await restore()).status, await sortedItems()]).toEqual([200, before])
})

test('two requests that end the same restoration both succeed', async () => {
  await remove()
  await interleaved(restore, { meanwhile: restore, before: writing('"Delete"') })
  expect([await sortedItems(), await contradictions()]).toEqual([before, []])
})

test('a store whose restoration was cut off is not listed as deleted, and can be deleted again', async () => {
  await remove()
  const listed = async () => (await callApi('GET /stores/deleted', { token })).body.length
  expect(await listed()).toBe(1)
  await begin(restore, showing)
  expect([(await call('GET /stores/by-id/{id}', store._id)).status, await listed()]).toEqual([200, 0])
  expect([(await remove()).status, await listed(), await contradictions()]).toEqual([204, 1, []])
  expect([(await restore()).status, await sortedItems()]).toEqual([200, before])
})

test('a deletion that meets a restoration that has begun since is put off, and succeeds when repeated', async () => {
  const { status, body, headers } = await interleaved(remove, { meanwhile: beginAgain })
  expect([status, body.message, headers['retry-after']]).toEqual([
    429,
    'This store is just being restored. Please try again.',
    '2',
  ])
  expect([(await remove()).status, await contradictions()]).toEqual([204, []])
  expect([(await restore()).status, await sortedItems()]).toEqual([200, before])
})

test('a step that another request has taken is passed over, and one that fails is reported', async () => {
  await begin(remove, hiding)
  const failing = (fault: Error) =>
    interleaved(() => continueDeletion(store._id, 1, new Date()), {
      before: writing(hiding),
      meanwhile: () => Promise.reject(fault),
    })
  await expect(failing(changedMeanwhile)).resolves.toBeUndefined()
  await expect(failing(new Error('Away'))).rejects.toThrow('Away')
})

const image = 'cafe.png'
const storedImage = () => getItem(imageKey(image), { consistent: true })

async function reserveLongAgo(): Promise<Item> {
  await reserveImage(image, new Date(Date.now() - 60 * 60_000))
  return (await storedImage()) as Item
}

test('an image that is being deleted can be neither used nor uploaded', async () => {
  const found = await reserveLongAgo()
  const use = () => transact(imageUseWrites([], [`/media/${image}`], new Date()))
  const deleted: string[] = []
  const isTaken = async (name: string) => {
    await expect(use()).rejects.toMatchObject({ code: 'too_many' })
    await expect(reserveImage(name, new Date())).rejects.toMatchObject({ code: 'too_many' })
  }
  const files = {
    erase: async (name: string) => {
      await isTaken(name)
      deleted.push(name)
    },
    invalidateCdn: async () => isTaken(image),
  }
  await removeUnusedImages([found], files, new Date())
  expect([deleted, await storedImage()]).toEqual([[image], undefined])
})

test('an image that is used before it is marked for deletion stays', async () => {
  const found = await reserveLongAgo()
  const deleted: string[] = []
  const files = { erase: async (name: string) => void deleted.push(name), invalidateCdn: async () => {} }
  await interleaved(() => removeUnusedImages([found], files, new Date()), {
    before: (command) => JSON.stringify(command).includes('deletingSince'),
    meanwhile: () =>
      createBlog(blogForm({ title: 'One' }), { coverImagesPath: [`/media/${image}`] }, at('01T08:00')),
  })
  expect([deleted, await contradictions()]).toEqual([[], []])
})

test('an image that is uploaded and used again before its slow deletion ends keeps its count', async () => {
  const found = await reserveLongAgo()
  const muchLater = new Date(Date.now() + 2 * 60_000)
  const files = {
    erase: async (name: string) => {
      await reserveImage(name, muchLater)
      await transact(imageUseWrites([], [`/media/${name}`], muchLater))
    },
    invalidateCdn: async () => {},
  }
  await removeUnusedImages([found], files, new Date())
  expect(await storedImage()).toMatchObject({ uses: 1 })
})

test('clean-up comes back to a reserved image when its reservation ends, and not to one in use', async () => {
  const [now, path] = [new Date(), `/media/${image}`]
  const files = { erase: () => Promise.reject(new Error('Erased')), invalidateCdn: async () => {} }
  const cleanedUp = async () => {
    await removeUnusedImages([imageKey(image)], files, now)
    return storedImage()
  }
  for (let upload = 0; upload < 3; upload++) await reserveImage(image, now)
  await transact(imageUseWrites([], [path], now))
  await transact(imageUseWrites([path], [], now))
  const reserved = await cleanedUp()
  expect(reserved).toMatchObject({ listPk: expect.any(String), listSk: reserved?.['reservedUntil'] })
  await transact(imageUseWrites([], [path, path], now))
  await transact(imageUseWrites([path], [], now))
  const used = await cleanedUp()
  expect(used).toEqual({ ...imageKey(image), uses: 1, reservations: 0, reservedUntil: expect.any(String) })
})
