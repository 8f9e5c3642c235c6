import { beforeEach, expect, test } from 'vitest'
import { createSteps } from './steps'

const lines: string[] = []
beforeEach(() => void (lines.length = 0))

const stepsWith = (signal: AbortSignal) =>
  createSteps((line) => lines.push(line.replace(/\d+\.\d s/, 'N s')), signal)

test('a step that has ended gets a line, and gives its result', async () => {
  const step = stepsWith(new AbortController().signal)
  expect(await step('Demo content', async () => 7)).toBe(7)
  expect(lines).toEqual(['  ✓ Demo content                       N s'])
})

test.each([
  ['marked', new AbortController().signal, ['  ✗ Build']],
  ['not reported once the start is aborted', AbortSignal.abort(), []],
])('a failed step is %s, and its error passed on', async (_, signal, expected) => {
  const failing = stepsWith(signal)('Build', () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(lines).toEqual(expected)
})
