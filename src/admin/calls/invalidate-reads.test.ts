import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { invalidateReads } from './invalidate-reads'

test.each([
  ['first', undefined],
  ['next', ['before the last change']],
])('an answer from before a change is not kept: of the %s read', async (_, earlier) => {
  const client = new QueryClient()
  const answers: ((answer: string[]) => void)[] = []
  const queryKey = ['GET /reviews/approved', {}]
  if (earlier) client.setQueryData(queryKey, earlier)
  const queryFn = () => new Promise<string[]>((resolve) => answers.push(resolve))
  const observer = new QueryObserver(client, { queryKey, queryFn, staleTime: 0 })
  const stop = observer.subscribe(() => undefined)
  const reading = invalidateReads(client, ['GET /reviews/approved'])
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]!(['after'])
  answers[0]!(['before'])
  await reading
  expect(observer.getCurrentResult().data).toEqual(['after'])
  stop()
})
