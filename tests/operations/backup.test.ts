import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { BatchWriteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createBlog } from '#functions/blog/blog'
import { categories } from '#functions/category/category'
import { createCoupon } from '#functions/coupon/coupon'
import { countView } from '#functions/coupon/coupon-view'
import type { Item } from '#table/keys'
import { createMessage } from '#functions/message/message'
import { deleteStore } from '#functions/store/deletion/delete-store'
import { createReview } from '#functions/review/review'
import { createStore } from '#functions/store/store'
import { sentenceOf } from '#operations/command-line'
import { backUp, connectedStorage, restore } from '#operations/copy-content'
import { callApi, useEmptyTable } from '../support/api'
import { useEmptyBucket } from '../support/image-keys'
import { at, blogForm, categoryForm, couponForm, reviewForm, storeForm } from '../support/content'
import { png, saveImage } from '../support/image'
import { contradictions } from '../support/integrity'
import { everyItem, inOrder } from '../support/table-items'

let folder: string
let logo: string
let binned: { _id: string }
let before: { items: Item[]; image: Uint8Array; store: unknown }

const lasting = (items: Item[]) =>
  inOrder(items).filter(
    (item) => !('expiresAt' in item) || ['MESSAGE', 'COUPON', 'REVIEW', 'DELETION', 'BIN'].includes(item.sk),
  )

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clipwell-backup-'))
  await useEmptyTable()
  await useEmptyBucket('backup-source')
  await fill()
  before = { items: lasting(await everyItem()), image: await imageAt(logo), store: await storeOf('zephyr') }
  await backUp(connectedStorage(), join(folder, 'full'), at('02T10:00:00'))
})
afterAll(() => rm(folder, { recursive: true }))

async function fill(): Promise<void> {
  const now = at('01T10:00:00')
  const bytes = async (color: string) => new Uint8Array(await (await png(color)).arrayBuffer())
  logo = await saveImage(await bytes('teal'), 'logo', now)
  const imagePath = await saveImage(await bytes('navy'), 'imagePath', now)
  const category = await categories.create(categoryForm({ name: 'Garden', imagePath }), now)
  const store = await createStore(storeForm({ name: 'Zephyr', category: category._id }), { logo }, now)
  const coupon = await createCoupon(couponForm({ storeId: store._id }), now)
  for (let count = 0; count < 30; count++) {
    const form = reviewForm({ storeId: store._id, text: `Good, „${count}“ times.` })
    await createReview(form, { approved: count % 2 === 0, profilePicture: null }, now)
  }
  await createBlog(blogForm({ title: 'News' }), { coverImagesPath: [] }, now)
  const message = { fullName: 'Ada', email: 'ada@example.com', phone: '', message: 'Hello.' }
  await createMessage(message, new Date())
  const deleted = await createStore(storeForm({ name: 'Boreas' }), { logo }, now)
  await createReview(reviewForm({ storeId: deleted._id }), { approved: true, profilePicture: null }, now)
  await deleteStore(deleted._id, undefined, new Date())
  binned = await categories.create(categoryForm({ name: 'Attic' }), now)
  await categories.remove(binned._id, undefined, new Date())
  await countView(coupon._id, { address: '192.0.2.1', userAgent: 'Test' }, now)
}

async function imageAt(path: string): Promise<Uint8Array> {
  const client = new S3Client()
  const object = { Bucket: process.env.MEDIA_BUCKET, Key: path.slice(1) }
  const { Body, ContentType, CacheControl } = await client.send(new GetObjectCommand(object))
  expect([ContentType, CacheControl]).toEqual(['image/webp', 'public, max-age=31536000, immutable'])
  const bytes = await Body?.transformToByteArray()
  client.destroy()
  return bytes ?? new Uint8Array()
}

async function storeOf(slug: string): Promise<unknown> {
  return (await callApi('GET /stores/slug/{slug}', { params: { slug } })).body
}

test('a restore brings back every item, every image and every answer', async () => {
  await useEmptyTable()
  await useEmptyBucket('backup-target')
  const copied = await restore(connectedStorage(), join(folder, 'full'))
  expect(copied).toEqual({ items: before.items.length, images: 2 })

  expect(lasting(await everyItem())).toEqual(before.items)
  expect(await contradictions()).toEqual([])
  expect(await imageAt(logo)).toEqual(before.image)
  expect(await storeOf('zephyr')).toEqual(before.store)
  expect(await categories.restore(binned._id, new Date())).toMatchObject({ name: 'Attic', version: 2 })
})

test('temporary items of visitors are not in a backup', async () => {
  const items = await readFile(join(folder, 'full', 'items.ndjson'), 'utf8')
  expect(items).not.toMatch(/"(SALT|VIEW|LIMIT|LOCK|ROLE|DEVICE)#/)
  expect(items).toContain('COUPON#')
})

test('a backup needs an empty folder', async () => {
  await expect(backUp(connectedStorage(), join(folder, 'full'), new Date())).rejects.toThrow('is not empty')
})

test('a restore needs an empty table', async () => {
  await categories.create(categoryForm({ name: 'Something else' }), at('03T10:00:00'))
  const content = await everyItem()
  const full = restore(connectedStorage(), join(folder, 'full'))
  await expect(full).rejects.toThrow('The table is not empty: there is ')
  expect(await everyItem()).toEqual(content)
})

test('a restore that was cut off can be repeated, with the same result', async () => {
  await useEmptyTable()
  await useEmptyBucket('backup-cut-off')
  const place = connectedStorage()
  type Send = (command: unknown) => Promise<unknown>
  const original = Reflect.get(DynamoDBClient.prototype, 'send') as Send
  let writes = 0
  const cutting = vi
    .spyOn(DynamoDBClient.prototype as { send: Send }, 'send')
    .mockImplementation(async function send(this: unknown, command) {
      if (command instanceof BatchWriteItemCommand && ++writes === 2) throw new Error('Cut off.')
      return original.call(this, command)
    })
  await expect(restore(place, join(folder, 'full'))).rejects.toThrow('Cut off.')
  cutting.mockRestore()
  const there = (await everyItem()).length
  expect([there > 0, there < before.items.length]).toEqual([true, true])

  expect(await restore(place, join(folder, 'full'))).toEqual({ items: before.items.length, images: 2 })
  expect(lasting(await everyItem())).toEqual(before.items)
  expect(await imageAt(logo)).toEqual(before.image)
  // Once more, with nothing left to do.
  await restore(place, join(folder, 'full'))
  expect(lasting(await everyItem())).toEqual(before.items)
})

test('a missing table is reported', async () => {
  const place = { ...connectedStorage(), tableName: 'missing' }
  await expect(restore(place, join(folder, 'full'))).rejects.toThrow('There is no table called missing.')
})

/** Undefined for a file that is lost. */
type Change = (text: string) => string | undefined
const inLine3 = (line: string) => (text: string) => text.split('\n').with(2, line).join('\n')
const image = () => `images/${basename(logo)}`
const items = () => 'items.ndjson'
const manifest = () => 'manifest.json'

test.each<[what: string, file: () => string, change: Change, sentence: RegExp]>([
  ['without an item', items, (text) => text.replace(/^.*\n/, ''), /^The backup has (\d+) items of \d+\.$/],
  ['with a line that is no JSON', items, inLine3('{"Item":'), /^Line 3 of \S+items\.ndjson is damaged\.$/],
  ['with a line that is no item', items, inLine3('{"Key":{}}'), /^Line 3 of \S+items\.ndjson is damaged\.$/],
  ['with an empty line', items, inLine3(''), /^Line 3 of \S+items\.ndjson is damaged\.$/],
  ['without its items', items, () => undefined, /items\.ndjson/],
  ['with another image', image, () => 'something else', /has been changed/],
  ['without an image', image, () => undefined, /^media\/\S+ is missing in \S+, or cannot be read\.$/],
  ['without its manifest', manifest, () => undefined, /has no complete backup in it/],
  ['with a damaged manifest', manifest, () => '{"', /^manifest\.json in \S+ is damaged\.$/],
])('a backup %s is refused before anything is written', async (_, file, change, sentence) => {
  await useEmptyTable()
  const broken = join(folder, 'broken')
  await cp(join(folder, 'full'), broken, { recursive: true, force: true })
  const path = join(broken, file())
  const text = change(await readFile(path, 'utf8'))
  await (text === undefined ? rm(path) : writeFile(path, text))
  expect(await restore(connectedStorage(), broken).then(() => 'Nothing', sentenceOf)).toMatch(sentence)
  expect(await everyItem()).toEqual([])
})
