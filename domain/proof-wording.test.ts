import { expect, test } from 'vitest'
import { agoText, halfLifeText, percentText, proofSaid } from './proof-wording'

const at = '2026-05-10T12:00:00.000Z'
const later = '2026-05-10T13:00:00.000Z'
const works = { state: 'works', worked: 7, total: 9, checkedAt: later, workedAt: at } as const

test.each([
  [works, 'Worked for 7 of 9 people, last', at],
  [{ ...works, workedAt: null, worked: 0 }, 'Worked for 0 of 9 people', null],
  [{ ...works, worked: 1, total: 1 }, 'Tested by us, last', at],
  [{ ...works, state: 'few' }, 'Too few recent answers, last', later],
  [{ ...works, state: 'untested', checkedAt: null }, 'Not tested yet', null],
  [{ ...works, state: 'checking' }, 'May no longer work, being checked', null],
] as const)('of %j it says "%s"', (proof, text, moment) => {
  expect(proofSaid(proof)).toEqual({ text, at: moment })
})

test.each([
  ['2026-05-10T11:59:01.000Z', 'a moment ago'],
  ['2026-05-10T12:00:30.000Z', 'a moment ago'],
  ['2026-05-10T11:59:00.000Z', '1 minute ago'],
  ['2026-05-10T11:20:00.000Z', '40 minutes ago'],
  ['2026-05-10T11:00:00.000Z', '1 hour ago'],
  ['2026-05-09T12:00:01.000Z', '23 hours ago'],
  ['2026-05-09T12:00:00.000Z', '1 day ago'],
  ['2026-04-30T12:00:00.000Z', '10 days ago'],
])('%s is %s', (moment, text) => {
  expect(agoText(moment, new Date(at))).toBe(text)
})

test('half-lives and shares are in words', () => {
  expect([0.5, 7, 30].map(halfLifeText)).toEqual(['12 hours', '7 days', '30 days'])
  expect([0, 0.29, 0.999, 1].map(percentText)).toEqual(['0%', '29%', '99%', '100%'])
})
