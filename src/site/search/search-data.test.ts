import { expect, test } from 'vitest'
import { termOf } from '#domain/search/search-terms'
import { isTerm } from './search-data'
import { load } from './search-page'

test.each([
  ['  zep ', 'zep'],
  ['.', '. '],
  ['..', '.. '],
  ['...', '...'],
  ['\ud83ezep', 'zep'],
  ['🦊', '🦊'],
])('"%s" is sent as "%s"', (text, term) => {
  expect(termOf(text)).toBe(term)
})

test.each([
  ['', 0],
  ['  ', 0],
  ['x', 3],
  ['x'.repeat(500), 3],
  ['x'.repeat(501), 0],
  ['x'.repeat(1_000_000), 0],
])('of "%.3s" the server makes %i reads', async (q, count) => {
  let reads = 0
  const fetch = async () => void reads++
  await load({ main: fetch, section: fetch }, {}, new URLSearchParams({ q }))
  expect([reads, isTerm(q)]).toEqual([count, count > 0])
})
