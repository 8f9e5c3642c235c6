import { describe, expect, test } from 'vitest'
import { addressAt, sitePages } from '#domain/page/site-pages'
import { completeAnswer } from '#lib/complete-answer'
import { createQueryClient } from '#lib/query-client'
import { selectedOf } from '#lib/read'
import { isRecorded, recordedAnswer, recordedParam } from '../../tests/baseline/answers'
import { pagesAboutCoupon, recordedNames } from '../../tests/features/recorded'
import { sampleOf } from '../../tests/support/sample'
import { at, type Change, casesOf, changeOf, textsWith, wrong } from '../../tests/support/incomplete-answers'
import { exampleAnswer } from '../../tests/support/valid-request'
import { matchSitePage } from '../../src/app/site-routes'
import { documentWith } from './site-document'

const params = {
  storeSlug: recordedParam('GET /stores/slug/{slug}', 'slug'),
  categorySlug: recordedParam('GET /categories/slug/{slug}', 'slug'),
  blogId: recordedParam('GET /blogs/{id}', 'id'),
  ...recordedNames,
}
const couponId = recordedParam('GET /coupons/{id}', 'id')

const addresses = [
  ...Object.values(sitePages).map(({ path }) => addressAt(path, params)),
  `${addressAt(sitePages.coupons.path, params)}?couponId=${couponId}`,
  `${sitePages.search.path}?q=tarn`,
  ...pagesAboutCoupon(couponId),
  `${sitePages.explore.path}?letter=B`,
]

/** A page of which each answer is changed before it is read. */
async function open(address: string, change: Change) {
  const answers = new Map<string, unknown>()
  const client = createQueryClient(async ({ queryKey, meta }) => {
    const [key, named, query, inPages] = queryKey
    const name = JSON.stringify(queryKey)
    const answer = isRecorded(key) ? recordedAnswer(key, named, query) : exampleAnswer(key)
    answers.set(name, answer)
    const selected = selectedOf(completeAnswer(key, change(structuredClone(answer), name), named), meta)
    return inPages ? { body: selected, next: null } : selected
  })
  const site = 'https://site.test'
  const url = new URL(address, site)
  const { status, html } = await documentWith(client, {
    url,
    match: matchSitePage(url.pathname),
    address: site,
  })
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

describe.each(addresses)('%s', (address) => {
  test('has all else without any one field of its answers', async () => {
    const whole = await open(address, (body) => body)
    expect([whole.status, whole.headings.length > 0, wrong.test(whole.text)]).toEqual([200, true, false])
    const cases = sampleOf(casesOf(whole.answers), 288, addresses.indexOf(address))
    for (const each of cases) {
      const { body, place, label } = each
      const { status, headings, text } = await open(address, changeOf(each))
      expect([label, wrong.exec(text)?.[0], Boolean(headings[0])]).toEqual([label, undefined, true])
      // Nobody reports what they cannot see, and without a store's id its reviews cannot be read.
      if (status === 503 && each.query.startsWith('["GET /reports/')) continue
      if (place.join('.') === '_id') continue
      const texts = textsWith(body, place)
      const unexpected = whole.headings.filter(
        (heading) => !headings.includes(heading) && !texts.some((part) => heading.includes(part)),
      )
      // A section of nothing has no heading.
      const sections = Array.isArray(at(body, place)) ? 1 : 0
      expect([label, status, unexpected.slice(sections)]).toEqual([label, 200, []])
    }
  }, 300_000)
})
