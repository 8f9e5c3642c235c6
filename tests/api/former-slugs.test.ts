import * as fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { formerSlugCount } from '#domain/text/slug'
import { interleaved } from '../races/interleave'
import { callApi } from '../support/api'
import { formDataOf } from '../support/content'
import { exhaustive, sampleOf } from '../support/sample'
import { formOfStore, png } from '../support/image'
import { contradictions } from '../support/integrity'
import { testOfSources } from '../support/test-of-sources'
import { token, useStaff } from '../support/one-store'

vi.setConfig({ testTimeout: 60_000 })

let logo: File

useStaff({ once: true })
beforeAll(async () => {
  logo = await png('teal')
})

const kinds = {
  store: {
    create: async (slug: string) =>
      callApi('POST /stores/create', { token, form: await formOfStore({ slug, logo }) }),
    change: (id: string, json: object) => callApi('PUT /stores/by-id/{id}', { token, params: { id }, json }),
    remove: (id: string) => callApi('DELETE /stores/by-id/{id}', { token, params: { id } }),
    restore: (id: string) => callApi('POST /stores/by-id/{id}/restore', { token, params: { id } }),
    read: (slug: string) => callApi('GET /stores/slug/{slug}', { params: { slug } }),
  },
  category: {
    create: (slug: string) =>
      callApi('POST /categories', { token, form: formDataOf({ name: 'Garden', slug }) }),
    change: (id: string, json: object) => callApi('PUT /categories/{id}', { token, params: { id }, json }),
    remove: (id: string) => callApi('DELETE /categories/{id}', { token, params: { id } }),
    restore: (id: string) => callApi('POST /categories/{id}/restore', { token, params: { id } }),
    read: (slug: string) => callApi('GET /categories/slug/{slug}', { params: { slug } }),
  },
}

async function leadsTo(kind: keyof typeof kinds, slug: string) {
  const { status, body } = await kinds[kind].read(slug)
  expect([200, 404]).toContain(status)
  return status === 200 ? { id: body._id, slug: body.slug } : undefined
}

let count = 0
const slugsOf = (...names: string[]) => {
  count++
  return names.map((name) => `${name}-${count}`)
}

const steps = fc.array(
  fc.record({
    act: fc.constantFrom('name', 'name', 'name', 'remove', 'restore' as const),
    who: fc.nat(2),
    slug: fc.nat(3),
  }),
  { minLength: 3, maxLength: 14 },
)

interface Stored {
  id: string
  slug: string
  former: string[]
  isDeleted: boolean
}

class Model {
  readonly all: (Stored | undefined)[] = []
  private readonly undeleted = () =>
    this.all.filter((each) => each !== undefined && !each.isDeleted) as Stored[]

  holderOf(slug: string): Stored | undefined {
    return this.undeleted().find((each) => each.slug === slug || each.former.includes(slug))
  }
  leadsTo(slug: string) {
    const found = this.holderOf(slug)
    return found && { id: found.id, slug: found.slug }
  }
  take(holder: Stored, slug: string) {
    if (holder.slug !== slug) holder.former = [...holder.former, holder.slug].filter((each) => each !== slug)
    holder.slug = slug
    // What was deleted loses what another takes.
    for (const other of this.all) {
      if (other && other !== holder) other.former = other.former.filter((each) => each !== slug)
    }
  }
}

// Both are of one engine.
describe.each(sampleOf(['store', 'category'] as const, 2))('the former slugs of a %s', (kind) => {
  const { create, change, remove, restore } = kinds[kind]
  const createdId = async (slug: string): Promise<string> => (await create(slug)).body._id

  test('are taken as long as it lives, for all but itself', async () => {
    const [a, b, c] = slugsOf('a', 'b', 'c') as [string, string, string]
    const id = await createdId(a)
    await change(id, { slug: b })
    const name = kind === 'store' ? 'Zephyr' : 'Garden'
    const message = `The slug '${a}' leads to '${name}', which had it before.`
    const taken = { statusCode: 409, message, fields: { slug: message } }
    expect((await create(a)).body).toMatchObject(taken)
    const other = await createdId(c)
    expect((await change(other, { slug: a })).body).toMatchObject(taken)
    expect([await leadsTo(kind, a), await leadsTo(kind, c)]).toEqual([
      { id, slug: b },
      { id: other, slug: c },
    ])
    const undeleted = { message: `The slug '${b}' is taken.` }
    expect((await create(b)).body).toMatchObject(undeleted)
    expect((await change(other, { slug: b })).body).toMatchObject(undeleted)
    expect((await change(id, { slug: a })).status).toBe(200)
    expect(await leadsTo(kind, b)).toEqual({ id, slug: a })
    expect(await contradictions()).toEqual([])
  })

  testOfSources('are refused to another that wants one while the first is deleted', async () => {
    const [a, b] = slugsOf('a', 'b') as [string, string]
    const id = await createdId(a)
    await change(id, { slug: b })
    let status = 0
    const meanwhile = async () => void (status = (await create(a)).status ?? 0)
    expect((await interleaved(() => remove(id), { meanwhile })).status).toBe(204)
    expect([status, await leadsTo(kind, a), await leadsTo(kind, b)]).toEqual([409, undefined, undefined])
    expect(await contradictions()).toEqual([])
  })

  test('lead on for ever, however many there are', async () => {
    const all = slugsOf(...'abcdefghijklm') as [string, ...string[]]
    expect(all.length).toBeGreaterThan(2 * formerSlugCount)
    const id = await createdId(all[0])
    for (const slug of all.slice(1)) await change(id, { slug })
    const undeleted = { id, slug: all.at(-1) }
    const found = await Promise.all(all.map((slug) => leadsTo(kind, slug)))
    expect(found).toEqual(all.map(() => undeleted))
    expect((await create(all[0])).status).toBe(409)
    await remove(id)
    expect(await Promise.all(all.map((slug) => leadsTo(kind, slug)))).toEqual(all.map(() => undefined))
    expect((await restore(id)).status).toBe(200)
    expect(await Promise.all(all.map((slug) => leadsTo(kind, slug)))).toEqual(all.map(() => undeleted))
    expect(await contradictions()).toEqual([])
  })

  test('are right after any steps with three items', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (done) => {
        const slugs = slugsOf('a', 'b', 'c', 'd')
        const model = new Model()
        for (const { act, who, slug: at } of done) {
          const [item, slug] = [model.all[who], slugs[at]!]
          if (act === 'name' && item?.isDeleted !== true) {
            const holder = model.holderOf(slug)
            const { status, body } = item ? await change(item.id, { slug }) : await create(slug)
            expect(status).toBe(holder && holder !== item ? 409 : item ? 200 : 201)
            if (status === 201) model.all[who] = { id: body._id, slug, former: [], isDeleted: false }
            if (status !== 409) model.take(model.all[who]!, slug)
          } else if (act === 'remove' && item && !item.isDeleted) {
            expect((await remove(item.id)).status).toBe(204)
            item.isDeleted = true
          } else if (act === 'restore' && item?.isDeleted) {
            const isTaken = model.holderOf(item.slug) !== undefined
            expect((await restore(item.id)).status).toBe(isTaken ? 409 : 200)
            if (!isTaken) item.isDeleted = false
          }
        }
        const found = await Promise.all(slugs.map((slug) => leadsTo(kind, slug)))
        expect(found).toEqual(slugs.map((slug) => model.leadsTo(slug)))
        expect(await contradictions()).toEqual([])
      }),
      { numRuns: exhaustive ? 30 : 3 },
    )
  })
})

test('the former slugs of a store move with it to another category', async () => {
  const [a, b, shoes] = slugsOf('a', 'b', 'shoes') as [string, string, string]
  const { body: category } = await kinds.category.create(shoes)
  const { _id: id } = (await kinds.store.create(a)).body
  await kinds.store.change(id, { slug: b })
  await kinds.store.change(id, { category: category._id })
  const { body } = await kinds.store.read(a)
  expect(body).toMatchObject({ slug: b, category: { _id: category._id, name: 'Garden' } })
  expect(await contradictions()).toEqual([])
})

test('the longest names and all former slugs fit into one transaction', async () => {
  const name = (start: string) => Array.from({ length: 16 }, (_, word) => `${start}${word}`).join(' ')
  const all = slugsOf(...'abcdefgh') as [string, ...string[]]
  const { _id: id } = (await kinds.store.create(all[0])).body
  const { body: category } = await kinds.category.create(all[0])
  await kinds.store.change(id, { name: name('a') })
  for (const slug of all.slice(1, -1)) await kinds.store.change(id, { slug })
  const form = formDataOf({
    name: name('b'),
    slug: all.at(-1),
    category: category._id,
    logo: await png('navy'),
  })
  const { status } = await callApi('PUT /stores/by-id/{id}', { token, params: { id }, form })
  expect([status, await leadsTo('store', all.at(-2)!)]).toEqual([200, { id, slug: all.at(-1) }])
  expect(await contradictions()).toEqual([])
  expect((await kinds.store.remove(id)).status).toBe(204)
  expect((await kinds.store.restore(id)).status).toBe(200)
  expect(await leadsTo('store', all.at(-2)!)).toEqual({ id, slug: all.at(-1) })
  expect(await contradictions()).toEqual([])
})
