import { expect, test } from 'vitest'
import { nextEdgeIn, publicCache } from './public-cache'

const now = new Date('2026-12-24T12:00:00.000Z')
const later = (ms: number) => new Date(now.getTime() + ms)

test.each([
  [undefined, 45, 15],
  [later(3_600_000), 45, 15],
  [later(60_000), 45, 15],
  [later(50_900), 45, 5],
  [later(30_000), 30, 0],
  [later(999), 0, 0],
  [later(-5), 0, 0],
])('an answer that changes at %s is cached for %d s, and %d s longer', (change, cached, stale) => {
  expect(publicCache(change, now)).toBe(
    `public, max-age=0, s-maxage=${cached}, stale-while-revalidate=${stale}, stale-if-error=${stale}`,
  )
})

test('an answer is cached until the next start or end of what it shows', () => {
  const [first, second] = [later(5000).toISOString(), later(9000).toISOString()]
  const timed = { startsAt: later(-1).toISOString(), endsAt: second }
  expect(nextEdgeIn([{ name: 'x' }, timed, { startsAt: first, endsAt: null }], now)).toEqual(later(5000))
  expect(nextEdgeIn(timed, now)).toEqual(later(9000))
  expect(
    [undefined, 'text', [], [null], { endsAt: 'never' }].map((answer) => nextEdgeIn(answer, now)),
  ).toEqual(Array(5).fill(undefined))
})
