import { focusManager, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ApiError } from './api-error'
import { createQueryClient } from './query-client'
import { read } from './read'

async function triesUntilFailure(query: { queryKey: readonly unknown[] }, error: unknown) {
  vi.useFakeTimers()
  const answer = vi.fn().mockRejectedValue(error)
  const client = createQueryClient(answer)
  const { retry, retryDelay } = client.defaultQueryOptions(query)
  const outcome = client
    .fetchQuery({ ...query, retry: retry!, retryDelay: retryDelay! })
    .catch((e: unknown) => e)
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  expect(await outcome).toBe(error)
  return answer.mock.calls.length
}

test.each([new ApiError(503, 'away'), new TypeError('network')])(
  '%s: a read is repeated twice',
  async (error) => {
    expect(await triesUntilFailure(read('GET /stores', {}), error)).toBe(3)
  },
)

test('a read with a final failure is not repeated', async () => {
  expect(await triesUntilFailure(read('GET /blogs', {}), new ApiError(404, 'none'))).toBe(1)
})

test('a store by its slug is not read again', async () => {
  const query = read('GET /stores/slug/{slug}', { slug: 'nike' })
  expect(await triesUntilFailure(query, new ApiError(503, 'away'))).toBe(1)
})

test('nothing is read again when the window gets the focus', async () => {
  const answer = vi.fn(async () => ['Kites'])
  const client = createQueryClient(answer)
  client.mount()
  const list = new QueryObserver(client, { ...read('GET /blogs', {}), staleTime: 0 })
  const close = list.subscribe(() => undefined)
  await vi.waitFor(() => expect(list.getCurrentResult().isSuccess).toBe(true))
  for (const isFocused of [false, true]) focusManager.setFocused(isFocused)
  // Reads would begin after what waits to be written.
  await client.resumePausedMutations().then(() => undefined)
  expect(answer).toHaveBeenCalledTimes(1)
  focusManager.setFocused(undefined)
  close()
  client.unmount()
})
