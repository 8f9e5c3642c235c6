// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { FailureBoundary } from './failure-boundary'

const reload = vi.fn<() => void>()
const onLine = vi.fn<() => boolean>()

function Failing(): never {
  throw new TypeError('Failed to fetch dynamically imported module')
}

beforeEach(() => {
  reload.mockReset()
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.spyOn(location, 'reload').mockImplementation(reload)
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(onLine)
})

function open() {
  render(
    <FailureBoundary address="/our-story">
      <Failing />
    </FailureBoundary>,
  )
}

test('a page that fails offline says so, and opens once the browser is online', () => {
  onLine.mockReturnValue(false)
  open()
  expect(screen.getByRole('status')).toHaveTextContent(
    'This page is not loaded yet.You are offline. It opens by itself once the connection is back.',
  )
  expect(reload).not.toHaveBeenCalled()
  dispatchEvent(new Event('online'))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page that fails online is not loaded again by itself', () => {
  onLine.mockReturnValue(true)
  open()
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong.')
  dispatchEvent(new Event('online'))
  expect(reload).not.toHaveBeenCalled()
})
