import { expect, test } from 'vitest'
import { countedDays } from '#domain/click/click'
import { rangeProblem, usualRange } from './click-range'

test('the usual days are the last 30, today included', () => {
  expect(usualRange(new Date('2026-03-01T00:00:00Z'))).toEqual({ from: '2026-01-31', to: '2026-03-01' })
})

test.each([
  ['2026-03-01', '2026-03-01', null],
  ['2026-03-02', '2026-03-01', 'The first day is after the last one.'],
  ['2026-01-01', '2026-04-02', null],
  ['2026-01-01', '2026-04-03', `Choose ${countedDays} days at most.`],
  ['', '2026-03-01', 'Choose a first and a last day.'],
])('the days from %s to %s have the problem %j', (from, to, problem) => {
  expect(rangeProblem({ from, to })).toBe(problem)
})
