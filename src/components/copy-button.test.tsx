// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CopyButton } from './copy-button'

const writeText = vi.fn<(text: string) => Promise<void>>()
const refused = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  writeText.mockReset().mockResolvedValue()
  refused.mockReset()
  render(<CopyButton text="WINDY20" onRefused={refused} />)
})

const label = () => screen.getByRole('button').textContent

async function click() {
  await act(async () => fireEvent.click(screen.getByRole('button')))
}

function wait(milliseconds: number) {
  act(() => void vi.advanceTimersByTime(milliseconds))
}

test('it copies, shows a check mark for three seconds, and then its label again', async () => {
  expect(label()).toBe('Copy')
  await click()
  expect(writeText.mock.calls).toEqual([['WINDY20']])
  expect(label()).toBe('Copied')
  expect(screen.getByRole('status')).toHaveTextContent('Code copied.')
  wait(2999)
  expect(label()).toBe('Copied')
  wait(1)
  expect(label()).toBe('Copy')
})

test('a refusal of the clipboard is reported, without a check mark', async () => {
  writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await click()
  expect(refused).toHaveBeenCalledTimes(1)
  expect(label()).toBe('Copy')
})
