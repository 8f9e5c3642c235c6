import { expect, test } from 'vitest'
import { fullDate, fullDateOf } from '#domain/time/full-date'
import { site } from '#site'
import { address, nodesOf } from './open-page'
import { pages, type StatePage, withStates } from './open-states'

withStates()

const listed = () => pages.filter(({ state: { canonical } }) => canonical !== undefined)

function shownBy({ document }: StatePage) {
  const main = document.querySelector('main')!
  const named = [...main.querySelectorAll('[aria-label], [alt]')].flatMap((element) => [
    element.getAttribute('aria-label') ?? '',
    element.getAttribute('alt') ?? '',
  ])
  return {
    text: flat([main.textContent, ...named].join(' ')),
    links: new Set([...main.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '')),
    pictures: new Set([...main.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '')),
  }
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim()

interface Node {
  '@type'?: string
  ratingValue?: number
  reviewCount?: number
  datePublished?: string
  image?: string | string[]
  url?: string
  [name: string]: unknown
}

function objectsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as Node, ...Object.values(value).flatMap(objectsIn)]
}

const ofPage = ({ document }: StatePage) => objectsIn(nodesOf(document).slice(2))

test('every name and text in the structured data is shown on the page', () => {
  let compared = 0
  for (const page of listed()) {
    const { text } = shownBy(page)
    for (const object of ofPage(page)) {
      for (const property of ['name', 'headline', 'description', 'category']) {
        const value = object[property]
        if (typeof value !== 'string') continue
        compared += 1
        for (const line of value.split('\n')) expect(text, page.state.path).toContain(flat(line))
      }
    }
  }
  expect(compared).toBeGreaterThan(150)
})

test('every rating and count is shown, and its date', () => {
  let compared = 0
  for (const page of listed()) {
    const { text } = shownBy(page)
    for (const { '@type': type, ratingValue, reviewCount, datePublished } of ofPage(page)) {
      if (ratingValue !== undefined) expect(text).toContain(`${ratingValue} out of 5 stars`)
      if (reviewCount !== undefined) expect(text).toMatch(new RegExp(`average of ${reviewCount} reviews? by`))
      if (datePublished !== undefined) expect(text).toContain(fullDate(datePublished.slice(0, 10)))
      if (ratingValue !== undefined || type === 'Review') compared += 1
    }
  }
  expect(compared).toBeGreaterThan(10)
})

test('every date of a page has the form of the site', () => {
  let compared = 0
  for (const { state, document } of pages) {
    const shown = document.querySelector('#root')?.textContent.replace(site.withoutEndDate, '') ?? ''
    expect(shown.match(/\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}|[a-z] \d{1,2}, \d{4}/gi), state.path).toBeNull()
    for (const time of document.querySelectorAll('time')) {
      if (time.textContent.endsWith('ago')) continue
      expect(time.textContent, state.path).toBe(fullDateOf(time.getAttribute('datetime') ?? ''))
      compared += 1
    }
  }
  expect(compared).toBeGreaterThan(20)
})

test('what ends on a day ends on the day that the page says', () => {
  const page = pages.find(({ state: { path } }) => path === '/coupons/nike')!
  const days = ofPage(page).flatMap(({ validThrough }) =>
    typeof validThrough === 'string' && validThrough.length === 10 ? [validThrough] : [],
  )
  expect(days).toHaveLength(1)
  expect(shownBy(page).text).toContain(`Ends ${fullDate(days[0] ?? '')}`)
})

test('every listed address is a link of the page, and every picture is one of it', () => {
  for (const page of listed()) {
    const { links, pictures } = shownBy(page)
    for (const object of ofPage(page)) {
      if (object['@type'] === 'ListItem' && object.url !== undefined) {
        expect(links, page.state.path).toContain(object.url.slice(address.length))
      }
      if (object['@type'] === 'Offer') expect(links).toContain(object.url?.slice(address.length))
      for (const image of [object.image ?? []].flat()) {
        const path = image.slice(address.length)
        if (!path.startsWith('/cards/')) expect(pictures, page.state.path).toContain(path)
      }
    }
  }
})
