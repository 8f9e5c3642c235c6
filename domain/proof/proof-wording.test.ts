import { expect, test } from 'vitest'
import { markOf, proofRank, proofWording } from './proof-wording'

const at = '2026-05-10T12:00:00.000Z'
const later = '2026-05-10T13:00:00.000Z'
const works = {
  state: 'works',
  worked: 7,
  total: 9,
  checkedAt: later,
  testedAt: null,
  testOutcome: null,
} as const
const tested = { ...works, worked: 0, total: 0, testedAt: at, testOutcome: 'worked' } as const
const dead = { ...works, state: 'checking', testedAt: at, testOutcome: 'failed' } as const

test.each([
  [works, 'Worked for 7 of 9 people, last tried {later}'],
  [{ ...works, worked: 0 }, 'Worked for 0 of 9 people, last tried {later}'],
  [
    { ...works, checkedAt: at, testedAt: at, testOutcome: 'worked' },
    'Worked for 7 of 9 people, tested by us {at}',
  ],
  [{ ...works, worked: 1, total: 1 }, 'Worked for 1 of 1 person, last tried {later}'],
  [tested, 'Tested by us {at}'],
  // An answer of a visitor makes no test newer.
  [{ ...tested, worked: 0, total: 2 }, 'Tested by us {at}'],
  [{ ...works, total: 0 }, 'Few tries, last tried {later}'],
  [{ ...works, state: 'few' }, 'Few tries, last tried {later}'],
  [{ ...tested, state: 'few', checkedAt: at }, 'Few tries, tested by us {at}'],
  [{ ...tested, state: 'few' }, 'Few tries, last tried {later}'],
  [{ ...works, state: 'untested', checkedAt: null }, 'Not tested yet'],
  [{ ...works, state: 'checking' }, 'Being checked, may no longer work'],
  [{ ...dead, testOutcome: 'worked' }, 'Being checked, may no longer work'],
  [dead, 'Being checked, did not work when we tested it {at}'],
] as const)('of %j it says "%s"', (proof, sentence) => {
  const { text, note, at: moment } = proofWording(proof)
  const names: Record<string, string> = { [at]: ' {at}', [later]: ' {later}' }
  expect([text, ...(note ? [note] : [])].join(', ') + (moment ? names[moment] : '')).toBe(sentence)
})

test.each([
  [works, 'few'],
  [{ ...works, worked: 8, total: 10 }, 'works'],
  [{ ...works, worked: 4, total: 5 }, 'works'],
  [{ ...works, worked: 7, total: 10, testOutcome: 'worked' }, 'few'],
  [{ ...works, total: 0 }, 'few'],
  [tested, 'works'],
  [dead, 'checking'],
  [{ ...works, state: 'untested' }, 'untested'],
] as const)('the mark of %j is that of "%s"', (proof, mark) => {
  expect(markOf(proof)).toBe(mark)
})

test('what has a tick is before the rest, and what is being checked last, each by confidence', () => {
  const [tick, half] = [{ ...works, worked: 5, total: 5 }, works]
  const shown = [
    { ...dead, confidence: 0.9 },
    { ...half, confidence: 0.8 },
    { ...tick, confidence: 0.5 },
    { ...tick, confidence: 0.6 },
    { ...half, confidence: 0.7 },
  ]
  const ranked = shown.toSorted((one, other) => proofRank(other) - proofRank(one))
  expect(ranked.map(({ confidence }) => confidence)).toEqual([0.6, 0.5, 0.8, 0.7, 0.9])
})
