import { expect, test } from 'vitest'
import { agoText, answersText, halfLifeText, percentText, proofSentence } from './proof-wording'

const at = '2026-05-10T12:00:00.000Z'
const later = '2026-05-10T13:00:00.000Z'
const works = {
  state: 'works',
  worked: 7,
  total: 9,
  checkedAt: later,
  workedAt: at,
  testedAt: null,
  testOutcome: null,
} as const
const tested = { ...works, worked: 0, total: 0, workedAt: at, testedAt: at, testOutcome: 'worked' } as const
const dead = { ...works, state: 'checking', testedAt: at, testOutcome: 'failed' } as const

test.each([
  [works, 'Worked for 7 of 9 people, the last one {at}'],
  [{ ...works, workedAt: null, worked: 0 }, 'Worked for 0 of 9 people'],
  [{ ...works, worked: 0 }, 'Worked for 0 of 9 people'],
  [{ ...works, testedAt: at, testOutcome: 'worked' }, 'Worked for 7 of 9 people, tested by us {at}'],
  [tested, 'Tested by us {at}'],
  // An answer of a visitor makes no test newer, and is not kept back.
  [{ ...tested, worked: 1, total: 1, workedAt: later }, 'Tested by us {at}. Worked for 1 of 1 person'],
  [{ ...tested, worked: 0, total: 2 }, 'Tested by us {at}. Worked for 0 of 2 people'],
  [{ ...works, worked: 2, total: 2 }, 'Worked for 2 of 2 people, the last one {at}'],
  [{ ...works, state: 'few' }, 'Too few recent answers, the last one {later}'],
  [{ ...tested, state: 'few', checkedAt: at }, 'Last tested by us {at}'],
  [{ ...tested, state: 'few' }, 'Too few recent answers, the last one {later}'],
  [{ ...works, state: 'untested', checkedAt: null }, 'Not tested yet'],
  [{ ...works, state: 'checking' }, 'May no longer work, being checked'],
  [{ ...dead, testOutcome: 'worked' }, 'May no longer work, being checked'],
  [dead, 'Did not work when we tested it {at}'],
] as const)('of %j it says "%s"', (proof, sentence) => {
  const { text, at: moment, more = '' } = proofSentence(proof)
  const names: Record<string, string> = { [at]: ' {at}', [later]: ' {later}' }
  expect(text + (moment === null ? '' : names[moment]) + more).toBe(sentence)
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
  expect([0, 1, 2.5].map(answersText)).toEqual(['0 answers', '1 answer', '2.5 answers'])
  expect([0, 0.29, 0.999, 1].map(percentText)).toEqual(['0%', '29%', '99%', '100%'])
})
