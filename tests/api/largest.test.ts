import { describe, expect, test } from 'vitest'
import { largestAnswer } from '#domain/http/paging'
import { storeItems } from '#functions/store/store'
import { largestResult } from '../support/largest-result'
import { writeItems } from '../support/bulk-write'
import { formDataOf, storeForm } from '../support/content'
import { eventOf } from '../support/event'
import { sampleOf } from '../support/sample'
import { handlers } from '../support/handlers'
import type { RouteKey } from '#domain/api/api'
import type { JsonSchema } from '#domain/api/json-schema'
import { bounds } from '#domain/field/field'
import { type Answer, callApi, nextOf, readPages } from '../support/api'
import { operationOf } from '../support/conformance'
import { useCreatedContent } from '../support/use-created-content'
import { describedRoutes } from '../support/create-content'
import { isSpecial, textFieldsOf, validRequests } from '../support/valid-request'

// Texts of the longest allowed length, in characters of all sizes, can be written and read again.

const content = useCreatedContent()

/** Characters of one to four bytes, and one that takes four bytes as JSON inside JSON. */
const characters = ['a', 'é', '漢', '😀', '"']

/** Those of which the schema does not say it, or of which all but this much is given. */
const others: Record<string, number> = {
  couponCode: bounds.name,
  link: bounds.link - 'https://example.com/'.length,
}

/** The longest text of a field. `typed` (domain/field/field.ts) lets more pass before it is tidied. */
function longestOf(name: string, { maxLength }: JsonSchema): number | undefined {
  if (name in others) return others[name]
  if (isSpecial(name) && name !== 'slug') return undefined
  return typeof maxLength === 'number' ? (maxLength - 100) / 4 : undefined
}

/** Calls about one's own account. Passwords and codes are never read. */
const account = /^POST \/users\/(?!register$)/
const writes = describedRoutes.filter(
  (key) => /^(POST|PUT|PATCH)/.test(key) && operationOf(key).requestBody && !account.test(key),
)

function largestBodies(key: RouteKey, character: string) {
  return validRequests(key, content.created).map((request) => {
    const { json, form } = request
    if (json)
      return {
        ...request,
        json: Object.fromEntries(Object.entries(json).map((field) => enlarge(key, field, character))),
      }
    if (!form) return request
    const fields = new FormData()
    for (const [name, value] of form) {
      const list = /^(\w+)\[\d+\]$/.exec(name)?.[1]
      if (name === 'paragraphs') fields.set(name, JSON.stringify(paragraphsOf(character)))
      else if (list && typeof value === 'string') {
        const [, point] = enlarge(key, [list, value], character)
        // Each cover that is sent has one text.
        const maxCount = list.startsWith('coverImage') ? form.getAll('coverImages').length : bounds.points
        for (let at = 0; at < maxCount; at++) fields.set(`${list}[${at}]`, String(point))
      } else
        fields.append(
          name,
          typeof value === 'string' ? String(enlarge(key, [name, value], character)[1]) : value,
        )
    }
    return { ...request, form: fields }
  })
}

function enlarge(key: RouteKey, [name, value]: [string, unknown], character: string): [string, unknown] {
  const schema = textFieldsOf(key).get(name)
  const length = schema && longestOf(name, schema)
  if (length === undefined) return [name, value]
  // Slugs and names begin differently, so that they are unique.
  const apart = name === 'slug' || name === 'name' ? crypto.randomUUID() : 'x'
  const filling = character.repeat(Math.floor((length - apart.length) / character.length))
  const text = name === 'link' ? `https://example.com/${filling}` : apart + filling
  const maxCount = name === 'coverImageAlts' ? 1 : bounds.points
  return [name, Array.isArray(value) ? Array<string>(maxCount).fill(text) : text]
}

function paragraphsOf(character: string) {
  const text = character.repeat(Math.floor(bounds.text / character.length))
  const all = Math.floor(299_000 / Buffer.byteLength(text))
  return Array.from({ length: Math.min(all, bounds.paragraphs) }, () => ({
    paragraphTitle: 'x',
    paragraphText: text,
  }))
}

test('this file fills every text that can be written', () => {
  const unknown = writes.flatMap((key) =>
    [...textFieldsOf(key)].filter(
      ([name, schema]) => !isSpecial(name) && longestOf(name, schema) === undefined,
    ),
  )
  expect(unknown.map(([name]) => name)).toEqual([])
})

describe.each(characters)('filled with %s', (character) => {
  test.each(sampleOf(writes, 6, characters.indexOf(character)))(
    '%s is accepted, and can be read again',
    async (key) => {
      for (const request of largestBodies(key, character)) {
        const { status = 0, body } = await callApi(key, { ...request, token: content.token })
        const [success] = Object.keys(operationOf(key).responses)
        expect([key, status, status < 300 ? undefined : body]).toEqual([key, Number(success), undefined])
        if (status === 201 && body._id) await expectReadable(key, body)
      }
    },
  )
})

async function expectReadable(key: RouteKey, created: { _id: string }) {
  const [group] = operationOf(key).tags
  const list = `GET /${group}${group === 'users' ? '/' : ''}` as RouteKey
  const items = (await readPages(list, { token: content.token })).flat() as { _id: string }[]
  // Staff read more of a review and of a report than who has sent it, and all of what was reported.
  const { statusCode: _, subject: _subject, ...expected } = created as Record<string, unknown>
  expect(items.find(({ _id }) => _id === created._id)).toMatchObject(expected)
}

test("paragraphs that exceed an item's size are refused with the message of the field", async () => {
  const paragraph = { paragraphTitle: 'x', paragraphText: 'é'.repeat(bounds.text) }
  const paragraphs = JSON.stringify(Array.from({ length: bounds.paragraphs }, () => paragraph))
  const form = formDataOf({ title: 'Long', paragraphs })
  const { status, body } = await callApi('POST /blogs/create', { form, token: content.token })
  expect([status, body.fields]).toEqual([
    400,
    { paragraphs: 'The paragraphs are too long: together they may have at most 300 KB.' },
  ])
})

test('no list exceeds the size of an answer, and all of it can be read', async () => {
  // The tests above have created the largest items of each group. Further blogs fill several answers.
  const [blog] = largestBodies('POST /blogs/create', '"')
  for (let at = 0; at < 5; at++) await callApi('POST /blogs/create', { ...blog, token: content.token })
  const lists = describedRoutes.filter((key) => key.startsWith('GET ') && isList(key))
  for (const key of lists) {
    const [{ params = {} } = {}] = validRequests(key, content.created)
    const ids: string[] = []
    let query: Record<string, string> | undefined = {}
    while (query) {
      const answer: Answer = await callApi(key, { params, query, token: content.token })
      expect([key, answer.status]).toEqual([key, 200])
      expect(Buffer.byteLength(JSON.stringify(JSON.stringify(answer.body)))).toBeLessThanOrEqual(
        largestAnswer,
      )
      // Rows of figures have no id.
      ids.push(...answer.body.map((row: { _id?: string }) => row._id ?? JSON.stringify(row)))
      query = nextOf(answer.headers)
    }
    expect([key, new Set(ids).size]).toEqual([key, ids.length])
  }
  expect((await readPages('GET /blogs', { token: content.token })).length).toBeGreaterThan(1)
})

test("the results of the largest search fit into Lambda's limit", async () => {
  const filling = '"'.repeat(bounds.text)
  const points = Array<string>(bounds.points).fill('"'.repeat(bounds.point))
  const stores = Array.from({ length: 100 }, (_, at) =>
    storeItems(
      storeForm({
        name: `Largest ${'"'.repeat(bounds.name - 11)}${at}`,
        slug: `largest-${at}`,
        description: filling,
        link: `https://example.com/${'"'.repeat(bounds.link - 20)}`,
        pros: points,
        cons: points,
      }),
      { logo: '/media/logo.webp' },
      new Date(),
    ),
  )
  await writeItems(stores.flat())
  const event = await eventOf('GET /stores/search/{term}', {
    params: { term: 'largest' },
    query: { limit: '100' },
  })
  const result = await handlers.site(event)
  expect(JSON.parse(result.body ?? '')).toHaveLength(100)
  expect(Buffer.byteLength(JSON.stringify(result))).toBeLessThanOrEqual(largestResult)
})

function isList(key: RouteKey): boolean {
  const success = operationOf(key).responses['200']
  const schema = success && 'content' in success ? success.content['application/json']?.schema : undefined
  return schema?.['type'] === 'array'
}
