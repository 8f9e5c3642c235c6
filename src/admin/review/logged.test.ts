import { expect, test, vi } from 'vitest'
import { logged } from './logged'

test('the reason why a review could not be saved is logged, and thrown again', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const failure = new Error('It broke.')
  await expect(logged(Promise.reject(failure))).rejects.toBe(failure)
  expect(log).toHaveBeenCalledWith(expect.any(String), failure)
  expect(await logged(Promise.resolve('saved'))).toBe('saved')
})
