import { expect, test } from 'vitest'
import { address } from '../../../pages/open-page'
import { listed, withStates } from '../../../pages/open-states'

withStates()

test('a page names the feed of what it shows, as Atom and as JSON, under one title', () => {
  const feeds = new Map(
    listed().map(({ state, document }) => [
      state.path,
      [...document.querySelectorAll('link[rel=alternate]')].map((link) =>
        ['type', 'href', 'title'].map((name) => link.getAttribute(name)),
      ),
    ]),
  )
  for (const [path, named] of feeds) {
    const [[, atom = '', title] = []] = named
    expect([path, named]).toEqual([
      path,
      [
        ['application/atom+xml', expect.stringMatching(/\.atom$/), expect.stringMatching(/./)],
        ['application/feed+json', (atom ?? '').replace(/atom$/, 'json'), title],
      ],
    ])
  }
  const placeOf = (path: string) => feeds.get(path)?.[0]?.[1]
  expect(
    ['/home', '/blogs', '/store/nike', '/coupons/nike', '/explore/shoes-%26-socks'].map(placeOf),
  ).toEqual([
    `${address}/feeds/offers.atom`,
    `${address}/feeds/blogs.atom`,
    `${address}/feeds/store/nike.atom`,
    `${address}/feeds/store/nike.atom`,
    `${address}/feeds/category/shoes-%26-socks.atom`,
  ])
})
