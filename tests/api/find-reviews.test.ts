import { beforeAll, expect, test } from 'vitest'
import type { Store } from '#domain/store/store'
import { approveReview, rejectReview } from '#functions/review/decide-review'
import { createReview, deleteReview, restoreReview, updateReview } from '#functions/review/review'
import { isWordEntry } from '#functions/search/word-index'
import { blogs, createBlog, updateBlog } from '#functions/blog/blog'
import { callApi, readPages, useEmptyTableWithStream } from '../support/api'
import { handleChanges } from '../support/changes'
import { at, blogForm, reviewForm } from '../support/content'
import { newStore } from '../support/one-store'
import { allItems } from '../support/table-items'
import { staffToken } from '../support/tokens'

const now = at('10T08:00')
const by = 'staff'
const ids: Record<string, string> = {}

let store: Store
let token: string

beforeAll(async () => {
  await useEmptyTableWithStream()
  token = await staffToken()
  store = await newStore({ name: 'Zephyr' })
  await write('Zoë', 'The parcel came late, and late again, to me.', 2)
  await write('Ada', `${letters} ${'to '.repeat(400)} parcel`, 5)
  await write('Ben', 'A later parcel', 4)
  await approveReview(ids['Ada']!, { by }, now)
  await rejectReview(ids['Ben']!, { by, reason: 'spam' }, now)
})

/** More words than have entries. */
const letters = Array.from({ length: 60 }, (_, number) => `n${100 + number}`).join(' ')

async function write(reviewerName: string, text: string, rating: number) {
  const form = reviewForm({ storeId: store._id, reviewerName, text, rating })
  const { _id } = await createReview(form, { approved: false, profilePicture: null }, at(`0${rating}T08:00`))
  ids[reviewerName] = _id
}

async function found(query: Record<string, string>): Promise<string[]> {
  await handleChanges()
  const pages = await readPages('GET /reviews', { query: { ...query, limit: '1' }, token })
  return (pages.flat() as { reviewerName: string }[]).map(({ reviewerName }) => reviewerName)
}

test.each([
  [{ search: 'zoe' }, ['Zoë']],
  [{ search: 'PARCEL lat' }, ['Zoë', 'Ben']],
  [{ search: 'n12' }, ['Ada']],
  [{ search: 'n103 to ada' }, ['Ada']],
  [{ search: 'parcel', state: 'rejected' }, ['Ben']],
  [{ search: 'late', stars: '2' }, ['Zoë']],
  [{ search: 'late', stars: '1' }, []],
  [{ search: 'zeph' }, ['Zoë', 'Ada', 'Ben']],
  [{ search: 'late zephyr' }, ['Zoë', 'Ben']],
  [{ search: 'zephyr', state: 'approved' }, ['Ada']],
  [{ search: 'nothing' }, []],
  [{ search: '%' }, []],
  [{ stars: '5' }, ['Ada']],
  [{ state: 'pending' }, ['Zoë']],
  [{ state: 'approved', stars: '5' }, ['Ada']],
  [{ state: 'approved', stars: '4' }, []],
])('staff find reviews by %o', async (query, names) => {
  expect(await found(query)).toEqual(names)
})

test('the reviews of a store are found, those that wait first, and by the other filters', async () => {
  const { _id: storeId } = store
  const other = await newStore({ name: 'Waxwing' })
  const shown = [{}, { state: 'rejected' }, { stars: '5' }, { search: 'parcel' }].map((filters) =>
    found({ ...filters, storeId }),
  )
  expect(await Promise.all(shown)).toEqual([['Zoë', 'Ada', 'Ben'], ['Ben'], ['Ada'], ['Ada', 'Ben', 'Zoë']])
  expect(await found({ storeId: other._id, search: 'parcel' })).toEqual([])
  const refused = await callApi('GET /reviews', { query: { storeId: 'zephyr' }, token })
  expect(refused).toMatchObject({ status: 400, body: { fields: { storeId: 'This is not a valid id.' } } })
})

test('a review that is edited, deleted or restored is found as it is now', async () => {
  const id = ids['Ben']!
  await updateReview(id, { fields: { text: 'A punctual parcel' }, versions: undefined, by }, now)
  expect([await found({ search: 'later' }), await found({ search: 'punctual' })]).toEqual([[], ['Ben']])
  const other = ids['Zoë']!
  await deleteReview(other, undefined, now, by)
  expect(await found({ search: 'late' })).toEqual([])
  expect((await allItems()).filter((item) => isWordEntry(item) && item.pk.includes(other))).toEqual([])
  await restoreReview(other, by, now)
  expect(await found({ search: 'late' })).toEqual(['Zoë'])
})

test('a blog is found by the words of its title', async () => {
  const { _id: id } = await createBlog(blogForm({ title: 'Ten tents' }), { coverImagesPath: [] }, now)
  await createBlog(blogForm({ title: 'Other' }), { coverImagesPath: [] }, now)
  const titles = async (search: string) => {
    await handleChanges()
    const { body } = await callApi('GET /blogs', { query: { search } })
    return (body as { title: string }[]).map(({ title }) => title)
  }
  expect([await titles('tent ten'), await titles('paragraph')]).toEqual([['Ten tents'], []])
  await updateBlog(id, { fields: { title: 'Eight huts' }, versions: undefined }, now)
  expect([await titles('tents'), await titles('hut')]).toEqual([[], ['Eight huts']])
  await blogs.remove(id, undefined, now)
  expect(await titles('hut')).toEqual([])
})

test('staff read how many there are of what they filter, and how much waits', async () => {
  const count = async (query: Record<string, string>) =>
    (await callApi('GET /reviews/count', { query, token })).body as unknown
  expect([await count({ stars: '5' }), await count({ search: 'parcel' })]).toEqual([
    { count: 1, isWhole: true },
    { count: 3, isWhole: true },
  ])
  const { body } = await callApi('GET /waiting', { token })
  expect(body).toEqual([
    { name: 'reviews', count: 1 },
    { name: 'offers', count: 0 },
    { name: 'reports', count: 0 },
    { name: 'imports', count: 0 },
  ])
})
