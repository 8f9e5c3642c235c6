import { expect, test, vi } from 'vitest'
import { retry } from './retry'

const busy = new Error('busy')
const isTransient = (error: unknown) => error === busy

test('work that succeeds is done once', async () => {
  const work = vi.fn(async () => 'done')
  expect([await retry({ attempts: 3 }, work), work.mock.calls.length]).toEqual(['done', 1])
})

test('work is tried again while it returns false, and the last result is returned', async () => {
  const work = vi.fn(async () => false)
  expect([await retry({ attempts: 3 }, work), work.mock.calls.length]).toEqual([false, 3])
})

test('a transient error is tried again, and the last error is thrown', async () => {
  const work = vi.fn().mockRejectedValueOnce(busy).mockResolvedValueOnce('done')
  expect(await retry({ attempts: 3, isTransient }, work)).toBe('done')
  const fails = vi.fn().mockRejectedValue(busy)
  await expect(retry({ attempts: 3, isTransient }, fails)).rejects.toBe(busy)
  expect([work.mock.calls.length, fails.mock.calls.length]).toEqual([2, 3])
})

test('an error that is not transient ends the attempts', async () => {
  const work = vi.fn().mockRejectedValue(new Error('refused'))
  await expect(retry({ attempts: 3, isTransient }, work)).rejects.toThrow('refused')
  expect(work).toHaveBeenCalledTimes(1)
})

test('there is a pause after each attempt except the last', async () => {
  const pauseAfter = vi.fn(() => 0)
  await retry({ attempts: 3, pauseAfter }, async () => false)
  expect(pauseAfter.mock.calls).toEqual([[1], [2]])
})
