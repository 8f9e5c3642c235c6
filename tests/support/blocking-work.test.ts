import { expect, test } from 'vitest'
import { blockedBy } from './blocking-work'

test('what blocks is the processor time of each task, on the slower processor, beyond 50 ms', () => {
  const tasks = [
    { ts: 0, dur: 90_000, tdur: 90_000 },
    { ts: 100_000, dur: 80_000, tdur: 20_000 },
    { ts: 200_000, dur: 12_000, tdur: 12_000 },
    { ts: 300_000, dur: 30_000 },
  ]
  expect(blockedBy(tasks, { since: 95_000, slowdown: 4 })).toBe(30 + 70)
  expect(blockedBy(tasks, { since: 95_000, slowdown: 1 })).toBe(0)
})
