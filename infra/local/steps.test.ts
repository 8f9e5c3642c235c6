import { expect, test } from 'vitest'
import { createSteps } from './steps'

function record(isTTY: boolean) {
  let written = ''
  return {
    isTTY,
    write: (text: string) => {
      written += text.replace(/\d+\.\d s/, 'N s')
      return true
    },
    text: () => written,
  }
}

const never = new AbortController().signal

test('a log gets one plain line for each finished step', async () => {
  const output = record(false)
  const step = createSteps(output, never)
  const result = await step('Demo content', async (progress) => {
    progress('1 of 2')
    return 7
  })
  expect({ result, text: output.text() }).toEqual({
    result: 7,
    text: '  ✓ Demo content                       N s\n',
  })
})

test('a failed step is marked, and its error passed on', async () => {
  const output = record(false)
  const failing = createSteps(output, never)('Build', () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(output.text()).toMatch(/^ {2}✗ Build +\n$/)
})
