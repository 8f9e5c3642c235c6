import { expect, test } from 'vitest'
import { type CountedClient, invalidLimits, type Rules, waitInWords, waitOf } from '../http/limits'
import { limits } from './limits'

const all: [string, Rules][] = Object.entries(limits)

const ruleBy = (rules: Rules, ...parts: (keyof CountedClient)[]) =>
  rules.find(({ by }) => by.join() === parts.join())

// The time of a place is a part of a bucket's key.
test.each(all)('the rules of %s fill buckets of their own', (_, rules) => {
  const buckets = [...rules, ...invalidLimits].map(({ by, every }) => `${by.join()} ${every}`)
  expect(new Set(buckets).size).toBe(buckets.length)
})

const forVisitors = [...all, ['what is invalid', invalidLimits] as const].filter(([, rules]) =>
  ruleBy(rules, 'block'),
)

test.each(forVisitors)('one address cannot use up what its neighbours have: %s', (_, rules) => {
  const [client, block] = [ruleBy(rules, 'client'), ruleBy(rules, 'block')]
  expect(block?.count).toBeGreaterThan(client?.count ?? Infinity)
  expect(block?.every).toBeLessThan(client?.every ?? 0)
})

test.each(forVisitors)(
  'nobody behind the address of a flood waits for more than a minute: %s',
  (_, rules) => {
    expect(Math.max(...rules.map(({ every }) => every))).toBeLessThanOrEqual(60)
  },
)

test('nothing that visitors do is counted for all of them together', () => {
  expect(all.flatMap(([, rules]) => rules).filter(({ by }) => by.length === 0)).toEqual([])
})

/** How often somebody gets through in the worst hour, or day. */
const allowed = (route: keyof typeof limits, parts: (keyof CountedClient)[], seconds: number) => {
  const rule = ruleBy(limits[route], ...parts)
  return rule ? rule.count + Math.floor(seconds / rule.every) : Infinity
}

// These numbers are in docs/api.md.
test.each([
  ['one address at one account', ['client', 'account'], 50],
  ['one address at all accounts', ['client'], 150],
  ['any number of addresses at one account', ['account'], 54],
  ['a known browser', ['device'], 50],
] as const)('passwords are tried from %s: %o, %i times in the first hour', (_, parts, expected) => {
  expect(allowed('POST /users/login', [...parts], 3600)).toBe(expected)
})

test('passwords and codes of a reset are tried 150 times a day at one account', () => {
  expect(allowed('POST /users/login', ['account'], 24 * 60 * 60)).toBe(150)
})

test('codes of a second step are tried 60 times a day', () => {
  const day = 24 * 60 * 60
  expect(allowed('POST /users/login (code)', ['account'], day)).toBe(60)
  expect(allowed('POST /users/login (code, known device)', ['device'], day)).toBe(60)
})

test.each([
  [0, 0],
  [18, 0],
  [19, 1],
  [20, 2],
])('with 3 places of 9 seconds, a bucket that is empty in %i s has room in %i s', (inSeconds, wait) => {
  const now = new Date('2026-05-31T12:00:00Z')
  expect(waitOf({ count: 3, every: 9 }, now.getTime() + inSeconds * 1000, now)).toBe(wait)
})

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
  [90 * 60, '90 minutes'],
  [90 * 60 + 1, '2 hours'],
])('%i seconds are %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words)
})
