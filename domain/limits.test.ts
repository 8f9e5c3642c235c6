import { expect, test } from 'vitest'
import { type Limits, limits, waitInWords, windowAt } from './limits'

const quarter = { count: 1, seconds: 900 }

test.each([
  ['12:00:00.000Z', '12:00:00Z', 900],
  ['12:00:00.001Z', '12:00:00Z', 900],
  ['12:14:59.000Z', '12:00:00Z', 1],
  ['12:14:59.999Z', '12:00:00Z', 1],
  ['12:15:00.000Z', '12:15:00Z', 900],
])('at %s a quarter of an hour has begun at %s and has %i seconds left', (time, start, left) => {
  expect(windowAt(new Date(`2026-05-31T${time}`), quarter)).toEqual({
    start: Date.parse(`2026-05-31T${start}`) / 1000,
    left,
  })
})

test('no window reaches from one day into the next', () => {
  const all = Object.values<Limits>(limits).flatMap(({ client, email, everyone }) => [
    client,
    email,
    everyone,
  ])
  const uneven = all.filter((limit) => limit && (24 * 60 * 60) % limit.seconds !== 0)
  expect(uneven).toEqual([])
})

test('nobody can use up alone what is there for everyone, or lock an e-mail address', () => {
  for (const { client, email, everyone } of Object.values<Limits>(limits)) {
    expect(client.count).toBeLessThan(everyone.count / 10)
    expect(client.count).toBeLessThan(email?.count ?? Infinity)
  }
})

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
])('%i seconds are %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words)
})
