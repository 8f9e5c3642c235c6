// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FailureBoundary } from '#components/failure-boundary'
import { SlowPage } from './slow-page'

const reload = vi.fn<() => void>()
const onLoad = vi.fn<() => void>()

/** What the server writes into a page. */
const styles = Object.assign(document.createElement('style'), { id: 'styles' })

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockReset()
  onLoad.mockReset()
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.spyOn(location, 'reload').mockImplementation(reload)
  document.head.append(styles)
})

afterEach(() => {
  styles.remove()
})

function open() {
  let resolve = () => {}
  let reject: (error: Error) => void = () => {}
  const loading = new Promise<void>((...ends) => ([resolve, reject] = ends))
  const load = () => loading
  const shown = render(
    <FailureBoundary address="/blogs">
      <SlowPage load={load} onLoad={onLoad} />
    </FailureBoundary>,
  )
  return { resolve, reject, ...shown }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('a page whose code comes is shown, and not loaded as a whole', async () => {
  const { resolve, unmount } = open()
  expect(screen.getByRole('status')).toHaveTextContent('Loading, please wait...')
  await pass(4999)
  resolve()
  await pass(0)
  expect(onLoad).toHaveBeenCalledTimes(1)
  unmount()
  await pass(10_000)
  expect(reload).not.toHaveBeenCalled()
})

test('a page whose code does not come is loaded as a whole, once', async () => {
  const { reject } = open()
  await pass(4999)
  expect(reload).not.toHaveBeenCalled()
  await pass(10_000)
  reject(new TypeError('Failed to fetch dynamically imported module'))
  await pass(0)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('the shell, which would bring no styles again, says so', async () => {
  styles.remove()
  const { reject } = open()
  await pass(10_000)
  await act(async () => reject(new TypeError('Failed to fetch dynamically imported module')))
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong.')
  expect(reload).not.toHaveBeenCalled()
})
