import { expect, test, vi } from 'vitest'
import { doublingPauses, retry, contentionRetry } from './retry'

test('work is tried again while it returns false, and the last result is returned', async () => {
  const work = vi.fn(async () => false)
  expect([await retry({ attempts: 3 }, work), work.mock.calls.length]).toEqual([false, 3])
})

test('there is a pause after each attempt except the last', async () => {
  const pauseAfter = vi.fn(() => 0)
  await retry({ attempts: 3, pauseAfter }, async () => false)
  expect(pauseAfter.mock.calls).toEqual([[1], [2]])
})

test('a doubling pause is random, below a bound that doubles', () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5)
  expect([1, 2, 3].map(doublingPauses(25))).toEqual([25, 50, 100])
  random.mockReturnValue(0)
  expect(doublingPauses(25)(1)).toBe(0)
})

test('no attempt begins after the time that there is', async () => {
  const work = vi.fn(async () => false)
  const now = vi.spyOn(Date, 'now')
  for (const time of [0, 1999, 2000]) now.mockReturnValueOnce(time)
  expect(await retry({ attempts: 50, within: 2000 }, work)).toBe(false)
  expect(work).toHaveBeenCalledTimes(2)
})

test('who waits for others waits for at most 300 ms at a time', () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  expect([1, 2, 10, 50].map(contentionRetry.pauseAfter)).toEqual([20, 40, 300, 300])
})
