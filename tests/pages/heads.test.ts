import { expect, test } from 'vitest'
import { site } from '#site'
import { formRoutes } from '#domain/routes/form-routes'
import { address, contentOf, nodesOf, parsed, postForm } from './open-page'
import { listed, pages, withStates } from './open-states'
import type { State } from './states'

withStates()

const states = () => pages.map(({ state }) => state)

test('every state is answered as it should be', () => {
  expect(states().filter(({ name }) => name === 'a further part').length).toBeGreaterThan(1)
  expect(pages.map(({ state, status }) => `${status} ${state.path}`)).toEqual(
    states().map(({ status, path }) => `${status} ${path}`),
  )
})

function robotsOf({ canonical, status }: State): string | null {
  if (canonical !== undefined) return 'max-image-preview:large'
  return status === 301 ? null : 'noindex'
}

test('a page that search engines may list has its canonical address, and no other page has one', () => {
  const shown = pages.map(({ state, document }) => [
    `${state.name}: ${state.path}`,
    contentOf(document, 'link[rel=canonical]'),
    contentOf(document, 'meta[name=robots]'),
  ])
  expect(shown).toEqual(
    states().map((state) => [
      `${state.name}: ${state.path}`,
      state.canonical === undefined ? null : address + state.canonical,
      robotsOf(state),
    ]),
  )
})

test('what search engines leave out has no structured data and no feed', () => {
  for (const { state, document } of pages.filter(({ state: { canonical } }) => canonical === undefined)) {
    expect(document.head.querySelector('[rel=alternate]'), state.path).toBeNull()
    expect(nodesOf(document), state.path).toEqual([])
    // Its own address, and not its route.
    expect(contentOf(document, 'meta[property="og:url"]') ?? '').not.toContain('/:')
  }
})

test.each(['title', 'meta[name=description]', 'meta[property="og:url"]'])(
  'no two pages have the same %s, and none is without',
  (selector) => {
    const found = listed().map(({ document }) =>
      selector === 'title' ? document.title : contentOf(document, selector),
    )
    expect(found.filter((text) => !text)).toEqual([])
    const twice = found.filter((text, at) => found.indexOf(text) !== at)
    expect(twice).toEqual([])
  },
)

test('the description of a store begins with its name, once', () => {
  const descriptions = listed()
    .filter(({ state: { path } }) => path.startsWith('/store/'))
    .map(({ document }) => [
      document.querySelector('h1')?.textContent ?? '',
      contentOf(document, 'meta[name=description]') ?? '',
    ])
  expect(descriptions.length).toBeGreaterThan(4)
  for (const [name = '', description = ''] of descriptions) {
    expect(description.startsWith(name.replace(/\s+/g, ' '))).toBe(true)
    expect(description.startsWith(`${name}: ${name}`)).toBe(false)
  }
})

test('the card of a page has what networks ask for', () => {
  for (const { state, document } of listed()) {
    const property = (name: string) => contentOf(document, `meta[property="og:${name}"]`)
    expect(document.title, state.path).toContain(property('title'))
    expect(property('description'), state.path).toBe(contentOf(document, 'meta[name=description]'))
    expect(property('url'), state.path).toBe(contentOf(document, 'link[rel=canonical]'))
    expect(property('type'), state.path).toBe(state.path.startsWith('/blogs/') ? 'article' : 'website')
    expect([property('site_name'), property('locale')]).toEqual([site.name, 'en_US'])
  }
})

test('a link to an offer says which, without its code, and one that has ended only its store', () => {
  const said = ['an offer', 'an offer that has ended'].map((name) => {
    const { document } = pages.find(({ state }) => state.name === name)!
    const properties = ['og:title', 'og:description'].map((each) => `meta[property="${each}"]`)
    return [
      document.title,
      ...properties.map((each) => contentOf(document, each)),
      document.head.innerHTML.includes('SAVE20'),
    ]
  })
  expect(said).toEqual([
    [
      `Nike: 20% off coupon code · ${site.name}`,
      'Nike: 20% off coupon code',
      'Laces: 20% off at Nike.',
      false,
    ],
    [
      `Expired Coupons & Promo Codes · ${site.name}`,
      'Expired Coupons & Promo Codes',
      expect.stringMatching(/^Expired Coupons & Promo Codes: reveal/),
      false,
    ],
  ])
})

test('a blog alone says when it was published and changed, as its structured data does', () => {
  for (const { state, document } of listed()) {
    const shown = [...document.querySelectorAll('meta[property^="article:"]')].map((meta) =>
      ['property', 'content'].map((name) => meta.getAttribute(name)),
    )
    const posting = nodesOf(document).find((node) => node['@type'] === 'BlogPosting')
    expect([state.path, shown]).toEqual([
      state.path,
      posting
        ? [
            ['article:published_time', posting['datePublished']],
            ['article:modified_time', posting['dateModified']],
          ]
        : [],
    ])
  }
  expect(listed().filter(({ state: { path } }) => /^\/blogs\/./.test(path)).length).toBeGreaterThan(0)
})

test('what the script has to remove is marked', () => {
  for (const { document } of listed()) {
    const marked = document.querySelectorAll(
      'link[rel=canonical], link[rel=alternate], meta[property], meta[name^=twitter], script[type*=ld]',
    )
    expect(marked.length).toBeGreaterThan(7)
    expect([...marked].filter((element) => !element.hasAttribute('data-page-head'))).toEqual([])
  }
})

test.each(Object.keys(formRoutes) as (keyof typeof formRoutes)[])(
  'the page that answers %s is left out',
  async (path) => {
    const { html } = await postForm(path, { couponId: 'x' })
    const document = parsed(html)
    expect(document.querySelectorAll('meta[name=robots][content=noindex]')).toHaveLength(1)
    expect(document.querySelector('link[rel=canonical]')).toBeNull()
  },
)
