import { describe, expect, test } from 'vitest'
import { addressAt, sitePages } from '#domain/site-pages'
import { completeAnswer } from '#lib/complete-answer'
import { createQueryClient } from '#lib/query-client'
import { selectedOf } from '#lib/read'
import { recordedAnswer, recordedParam } from '../../tests/baseline/answers'
import { sampleOf } from '../../tests/support/exhaustive'
import { documentWith } from './site-document'

const params = {
  storeSlug: recordedParam('GET /stores/slug/{slug}', 'slug'),
  categorySlug: recordedParam('GET /categories/slug/{slug}', 'slug'),
  blogId: recordedParam('GET /blogs/{id}', 'id'),
  reportId: recordedParam('GET /reports/{id}', 'id'),
}
const couponId = recordedParam('GET /coupons/{id}', 'id')

/** Every public page, and the states in which an address brings further reads. */
const addresses = [
  ...Object.values(sitePages).map(({ path }) => addressAt(path, params)),
  `${addressAt(sitePages.coupons.path, params)}?couponId=${couponId}`,
  `${sitePages.search.path}?q=tarn`,
  `${sitePages.report.path}?coupon=${couponId}`,
  `${sitePages.explore.path}?letter=B`,
]

type Place = (string | number)[]
type Change = (body: unknown, query: string) => unknown

/** A page of which each answer is changed before it is read. */
async function open(address: string, change: Change) {
  const answers = new Map<string, unknown>()
  const client = createQueryClient(async ({ queryKey, meta }) => {
    const [key, named, query, inPages] = queryKey
    const [name, answer] = [JSON.stringify(queryKey), recordedAnswer(key, named, query)]
    answers.set(name, answer)
    const selected = selectedOf(completeAnswer(key, change(structuredClone(answer), name)), meta)
    return inPages ? { body: selected, next: null } : selected
  })
  const site = 'https://site.test'
  const { status, html } = await documentWith(client, new URL(address, site), site)
  const [, body = ''] = html.split('<body>')
  const [shown = ''] = body.split('<script')
  const headings = [...shown.matchAll(/<h([1-4])[^>]*>(.*?)<\/h\1>/gs)].map(([, , text = '']) => plain(text))
  return { status, answers, text: plain(shown), headings }
}

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Every place in an answer: each field, and of each list its first item and all in it. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  // Of a list of one item nothing is left.
  if (Array.isArray(value) && value.length === 1) return []
  const entries = Array.isArray(value) ? [...value.entries()].slice(0, 1) : Object.entries(value)
  return entries.flatMap(([name, inner]) => [[name], ...placesIn(inner).map((place) => [name, ...place])])
}

const at = (value: unknown, place: Place) =>
  place.reduce<unknown>((inner, name) => (inner as Record<string | number, unknown>)[name], value)

const missing = Symbol('missing')

function withValue(body: unknown, place: Place, value: unknown): unknown {
  const holder = at(body, place.slice(0, -1)) as Record<string | number, unknown>
  const name = place.at(-1) ?? ''
  if (value === missing) delete holder[name]
  else holder[name] = value
  return body
}

/** What may go with a field: the texts of the list's item that has it, or else those at the field. */
function textsWith(body: unknown, place: Place): string[] {
  const item = place.findLastIndex((name) => typeof name === 'number')
  const texts: string[] = []
  JSON.stringify(at(body, place.slice(0, Math.max(item, 0) + 1)), (_, value: unknown) => {
    if (typeof value === 'string' && value !== '') texts.push(value)
    return value
  })
  return texts
}

/** Without these of what it is about, a page says that it failed. */
const names = new Set(['_id', 'slug', 'name', 'title', 'storeId', 'about', 'kind', 'type', 'status'])

const isName = (place: Place) =>
  names.has(String(place.at(-1))) && !place.some((part) => typeof part === 'number')

const wrong = /\bundefined\b|\bNaN\b|Invalid Date|\[object/

/** Each field of each answer: missing, null, and of values that nobody knows. */
function casesOf(answers: Map<string, unknown>) {
  return [...answers].flatMap(([query, body]) =>
    placesIn(body).flatMap((place) => {
      // Another name would be that of another thing.
      const values = [missing, null, {}, ...(isName(place) ? [] : ['something-unknown'])]
      return values.map((value) => ({ query, body, place, value }))
    }),
  )
}

describe.each(addresses)('%s', (address) => {
  test('has all else without any one field of its answers', async () => {
    const whole = await open(address, (body) => body)
    expect([whole.status, whole.headings.length > 0, wrong.test(whole.text)]).toEqual([200, true, false])
    const cases = sampleOf(casesOf(whole.answers), 12, addresses.indexOf(address))
    for (const { query, body, place, value } of cases) {
      const change: Change = (given, of) => (of === query ? withValue(given, place, value) : given)
      const { status, headings, text } = await open(address, change)
      const said = `${query} ${place.join('.')} ${value === missing ? 'missing' : JSON.stringify(value)}`
      expect([said, wrong.exec(text)?.[0], Boolean(headings[0])]).toEqual([said, undefined, true])
      if (isName(place) && status === 503) continue
      const texts = textsWith(body, place)
      const unexpected = whole.headings.filter(
        (heading) => !headings.includes(heading) && !texts.some((each) => heading.includes(each)),
      )
      // A section of nothing has no heading.
      const sections = Array.isArray(at(body, place)) ? 1 : 0
      expect([said, status, unexpected.slice(sections)]).toEqual([said, 200, []])
    }
  }, 300_000)
})
