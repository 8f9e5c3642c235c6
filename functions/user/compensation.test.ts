import { expect, test, vi } from 'vitest'
import { runWithCompensation } from './compensation'

function recorder() {
  const log: string[] = []
  const step = (name: string, fails: { do?: boolean; undo?: boolean } = {}) => ({
    do: async () => {
      log.push(name)
      if (fails.do) throw new Error(`${name} failed`)
    },
    undo: async () => {
      log.push(`undo ${name}`)
      if (fails.undo) throw new Error(`undo ${name} failed`)
    },
  })
  return { log, step }
}

test('a failed step is compensated with the steps before it, in reverse order', async () => {
  const { log, step } = recorder()
  const taken = runWithCompensation([
    step('one'),
    step('two', { undo: true }),
    step('three', { do: true }),
    step('four'),
  ])
  await expect(taken).rejects.toThrow('three failed')
  expect(log).toEqual(['one', 'two', 'three', 'undo three', 'undo two', 'undo one'])
})

test('a slow compensation is abandoned, so that the caller gets an answer', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { log, step } = recorder()
  const slow = { ...step('slow'), undo: async () => void vi.advanceTimersByTime(7000) }
  await expect(runWithCompensation([step('one'), slow, step('three', { do: true })])).rejects.toThrow(
    'three failed',
  )
  expect(log).toEqual(['one', 'slow', 'three', 'undo three'])
})
