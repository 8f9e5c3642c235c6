import { expect, test } from 'vitest'
import { type Vote, doubtDayAt, isDoubtLimitReached, isVerdict, withoutVerdict, withVerdict } from './verdict'

const vote = (network: string, group: number, day = 10): Vote => ({
  signal: `${day}#${network}`,
  at: `2026-05-${day}T12:00:00.000Z`,
  outcome: 'failed',
  network,
  group,
  counted: false,
})

test.each([
  ['three networks of one day, also of one group', [vote('a', 1), vote('b', 1), vote('c', 1)], true],
  ['one network often', [vote('a', 1), vote('a', 1), vote('a', 1)], false],
  [
    'one group on three days, which may be one network',
    [10, 11, 12].map((day) => vote(`${day}`, 1, day)),
    false,
  ],
  ['three groups on three days', [10, 11, 12].map((day) => vote(`${day}`, day, day)), true],
  ['two of a day, of whom one may have come again', [vote('a', 1), vote('b', 1), vote('c', 1, 11)], false],
  ['what only staff hear', [vote('a', 1), vote('b', 2), { ...vote('c', 3), isLate: true as const }], false],
  ['another outcome', [vote('a', 1), vote('b', 2), { ...vote('c', 3), outcome: 'partly' as const }], false],
])('a verdict of %s', (_, answers, is) => {
  expect(isVerdict('failed', answers)).toBe(is)
  const counted = withVerdict(answers, 'failed').filter((answer) => answer.counted).length
  expect(counted).toBe(is ? 3 : 0)
  const left = withoutVerdict(withVerdict(answers, 'failed').slice(1))
  expect(left.filter((answer) => answer.counted)).toEqual([])
})

test('visitors may double the largest day, and doubt five offers on any', () => {
  const days = [5, 10, 20].map((count, at) =>
    doubtDayAt({ day: '1', count, largest: count / 2 }, `${at + 2}`),
  )
  expect(days.map(({ largest }) => largest)).toEqual([5, 10, 20])
  expect([9, 10].map((count) => isDoubtLimitReached({ day: '2', count, largest: 5 }))).toEqual([false, true])
  expect([4, 5].map((count) => isDoubtLimitReached({ day: '2', count, largest: 1 }))).toEqual([false, true])
})
