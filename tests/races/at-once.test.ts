import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RouteKey } from '#domain/api/api'
import { createBlog } from '#functions/blog/blog'
import { categories } from '#functions/category/category'
import { createCoupon } from '#functions/coupon/coupon'
import { createReview } from '#functions/review/review'
import { callApi } from '../support/api'
import { at, blogForm, categoryForm, couponForm, formDataOf, reviewForm } from '../support/content'
import type { RequestParts } from '../support/event'
import { sampleOf } from '../support/sample'
import { newPng } from '../support/image'
import { contradictions } from '../support/integrity'
import { newStore, token, useStaff } from '../support/one-store'
import { whenSending } from '../support/when-sending'

/** Many changes of one thing at the same moment: each is made, or refused with a word on why. */

vi.setConfig({ testTimeout: 60_000 })

const changes = 8

let storeId: string
let ids: Record<string, string>

useStaff({ role: 'admin' })
beforeEach(async () => {
  storeId = (await newStore({ name: 'Zephyr' }))._id
  const form = { storeId }
  const created = {
    category: await categories.create(categoryForm({ name: 'Shoes' }), at('01T08:00')),
    coupon: await createCoupon(couponForm(form), at('02T08:00')),
    blog: await createBlog(blogForm({ title: 'News' }), { coverImagesPath: [] }, at('02T08:00')),
    review: await createReview(reviewForm(form), { approved: true, profilePicture: null }, at('02T08:00')),
  }
  ids = Object.fromEntries(Object.entries(created).map(([name, { _id }]) => [name, _id]))
  ids.store = storeId
})

const changed = {
  store: ['PUT /stores/by-id/{id}', 'description', 'slug', 'boreas'],
  blog: ['PUT /blogs/{id}', 'title', 'author', 'Ada'],
  category: ['PUT /categories/{id}', 'description', 'slug', 'boots'],
  coupon: ['PUT /coupons/{id}', 'title', 'percentageOff', 5],
  review: ['PUT /reviews/{id}', 'text', 'rating', 1],
} as const satisfies Record<string, readonly [RouteKey, string, string, unknown]>

const names = Object.keys(changed) as (keyof typeof changed)[]

async function changedAtOnce(name: (typeof names)[number], headers = {}) {
  const [key, field] = changed[name]
  const change = (place: number) =>
    callApi(key, { token, params: { id: ids[name]! }, json: { [field]: `Text ${place}.` }, headers })
  const answers = await Promise.all(Array.from({ length: changes }, (_, place) => change(place)))
  expect(await contradictions()).toEqual([])
  return answers
}

// All are entities of one engine: `npm test` takes every second one.
test.each(sampleOf(names, 2))(
  'many changes of one %s at once are all made, one after the other',
  async (name) => {
    const answers = await changedAtOnce(name)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    // Each was made upon another: none has overwritten one it did not know.
    const versions = answers.map(({ body }) => Number(body.version)).toSorted((a, b) => a - b)
    expect(versions).toEqual(answers.map((_, place) => place + 2))
  },
)

/** DynamoDB Local lets transactions wait for each other; DynamoDB refuses all but one of those that meet. */
test('of many creations by eight clients at once hardly any meets another at an item', async () => {
  const creations = Array.from({ length: 64 }, (_, place) => place)
  const logos = await Promise.all(creations.map(newPng))
  const create = async (key: RouteKey, partsOf: (place: number) => RequestParts) => {
    const created: string[] = []
    const waiting = creations.values()
    const client = async () => {
      for (const place of waiting) {
        const { status, body } = await callApi(key, { token, ...partsOf(place) })
        expect([status, body]).toEqual([201, expect.anything()])
        created[place] = body._id
      }
    }
    const met = await meetings(() => Promise.all(Array.from({ length: 8 }, client)))
    expect([key, met.length < creations.length / 10 ? 'few' : met]).toEqual([key, 'few'])
    return created
  }
  const link = 'https://shop.example.com'
  const stores = await create('POST /stores/create', (place) => ({
    form: formDataOf({
      name: 'Store',
      slug: `store-${place}`,
      link,
      description: 'Tents.',
      logo: logos[place],
    }),
  }))
  await create('POST /coupons/create', (place) => ({ json: couponForm({ storeId: stores[place] ?? '' }) }))
  expect(await contradictions()).toEqual([])
})

/** The items at which transactions met others that were under way. */
async function meetings(work: () => Promise<unknown>): Promise<string[]> {
  const [underWay, met]: [string[], string[]] = [[], []]
  const spy = whenSending(async (command, send) => {
    const parts = command instanceof TransactWriteCommand ? (command.input.TransactItems ?? []) : []
    const keys = parts.map(({ Put, Update, Delete, ConditionCheck }) => {
      const { pk, sk } = Put?.Item ?? (Update ?? Delete ?? ConditionCheck)?.Key ?? {}
      return `${pk} ${sk}`
    })
    met.push(...keys.filter((key) => underWay.includes(key)))
    underWay.push(...keys)
    return send().finally(() => {
      for (const key of keys) underWay.splice(underWay.indexOf(key), 1)
    })
  })
  await work().finally(() => spy.mockRestore())
  return met
}

test.each(sampleOf(names, 2, 1))('changes of two fields of a %s at once are both kept', async (name) => {
  const [key, field, other, value] = changed[name]
  const change = (json: object) => callApi(key, { token, params: { id: ids[name]! }, json })
  const answers = await Promise.all([change({ [field]: 'New.' }), change({ [other]: value })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const last = answers.find(({ body }) => body.version === 3)
  expect(last?.body).toMatchObject({ [field]: 'New.', [other]: value })
  expect(await contradictions()).toEqual([])
})

test.each(sampleOf(names, 2))('of many changes of one version of a %s at once one is made', async (name) => {
  const answers = await changedAtOnce(name, { 'if-match': '"1"' })
  const statuses = answers.map(({ status }) => Number(status)).toSorted((a, b) => a - b)
  expect(statuses).toEqual([200, ...Array.from({ length: changes - 1 }, () => 412)])
})
