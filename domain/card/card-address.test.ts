import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { site } from '#site'
import { altOf, cardOfBlog, cardOfSite, cardOfStore, cardPaths, parseCardPath } from './card-address'

const store = {
  slug: 'café & co',
  name: 'Café & Co',
  category: { name: 'Food' },
  visitorRating: { average: 4.5, count: 12, stars: [0, 0, 1, 4, 7] },
}

test('a card has an address of its own for each content', () => {
  const paths = [
    cardPaths.store(store),
    cardPaths.store({ ...store, name: 'Café' }),
    cardPaths.store({ ...store, category: null }),
    cardPaths.store({ ...store, visitorRating: { average: 4.5, count: 13 } }),
    cardPaths.store({ ...store, visitorRating: { average: null, count: 0 } }),
    cardPaths.blog({ _id: '01', title: 'Café & Co' }),
    cardPaths.site(),
  ]
  expect(new Set(paths.map((path) => path.split('/').at(-1))).size).toBe(paths.length)
  expect(paths[0]).toMatch(/^\/cards\/store\/caf%C3%A9%20%26%20co\/[0-9a-z]{22}\.png$/)
  expect(paths[6]).toMatch(/^\/cards\/site\/[0-9a-z]{22}\.png$/)
})

test.each(['東京ストア', 'स्टोर', 'Tovey 東京', '🍕', ' '])(
  'what a name that no font can write (%s) is of has the card of the site, by address and in words',
  (name) => {
    const [ofStore, ofBlog] = [cardOfStore({ ...store, name }), cardOfBlog({ title: name })]
    expect([ofStore, ofBlog]).toEqual([cardOfSite, cardOfSite])
    expect([cardPaths.store({ ...store, name }), cardPaths.blog({ _id: '01', title: name })]).toEqual([
      cardPaths.site(),
      cardPaths.site(),
    ])
    expect([altOf(ofStore), altOf(ofBlog)]).toEqual([site.name, site.name])
  },
)

test('what has a card of its own is what it stands for', () => {
  expect([altOf(cardOfStore(store)), altOf(cardOfBlog({ title: 'Ten ways' }))]).toEqual([
    store.name,
    'Ten ways',
  ])
})

test('a category that no font can write is left out alone', () => {
  const plain = { ...store, category: null }
  const written = { ...store, category: { name: '靴' } }
  expect([cardOfStore(written), cardPaths.store(written)]).toEqual([
    cardOfStore(plain),
    cardPaths.store(plain),
  ])
})

test('what a card does not show does not change its address', () => {
  const other = { ...store, description: 'Another', rating: 1, version: 9 }
  expect(cardPaths.store(other)).toBe(cardPaths.store(store))
})

test('a store without reviews of visitors has no stars', () => {
  const { rating } = cardOfStore({ ...store, visitorRating: { average: null, count: 0 } })
  expect(rating).toBeNull()
})

test('a path leads back to what it is about, whatever its slug is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 }), (slug) => {
      expect(parseCardPath(cardPaths.store({ ...store, slug }))).toMatchObject({ of: 'store', name: slug })
    }),
  )
})

test.each([
  '/cards',
  '/cards/',
  '/cards/store',
  '/cards/store/a',
  '/cards/store/a/b',
  '/cards/store/a/b/c.png',
  '/cards/store/%/b.png',
  '/cards/store/%ff/b.png',
  '/cards/other/a/b.png',
  '/cards/site/a/b.png',
  '/cards/site/.jpg',
])('%s is no path of a card', (path) => {
  expect(parseCardPath(path)).toBeNull()
})
