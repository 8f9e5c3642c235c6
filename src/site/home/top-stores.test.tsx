// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Store } from '#domain/store/store'
import { Carousel } from './top-stores'

let stillness = false

beforeEach(() => {
  vi.useFakeTimers()
  stillness = false
  vi.stubGlobal('matchMedia', () => ({
    matches: stillness,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

function show(count: number, logo: string | null = null) {
  const stores = Array.from({ length: count }, (_, at) => {
    const name = `Store ${at + 1}`
    return { _id: name, name, slug: `store-${at + 1}`, logo } as Store
  })
  render(<Carousel stores={stores} />, { wrapper: MemoryRouter })
}

const shown = () => screen.getAllByRole('link').map((link) => Number(link.textContent.match(/\d+/)?.[0]))
const isFading = () => screen.getByRole('list').dataset['fading'] === 'true'
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

function wait(milliseconds: number) {
  act(() => void vi.advanceTimersByTime(milliseconds))
}

test('every three seconds it fades for half a second, then shows the next eight', () => {
  show(20)
  expect(shown()).toEqual(range(1, 8))
  wait(2999)
  expect(isFading()).toBe(false)
  wait(1)
  expect({ shown: shown(), fading: isFading() }).toEqual({ shown: range(1, 8), fading: true })
  wait(499)
  expect(shown()).toEqual(range(1, 8))
  wait(1)
  expect({ shown: shown(), fading: isFading() }).toEqual({ shown: range(9, 16), fading: false })
})

test('eight stores do not move and cannot be paused', () => {
  show(8)
  wait(10_000)
  expect(shown()).toEqual(range(1, 8))
  expect(screen.queryByRole('button')).toBeNull()
})

const turnTab = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test.each<[string, () => void, () => void]>([
  [
    'the pointer is over it',
    () => void fireEvent.pointerEnter(screen.getByRole('list'), { pointerType: 'mouse' }),
    () => void fireEvent.pointerLeave(screen.getByRole('list')),
  ],
  [
    'it has the focus',
    () => screen.getAllByRole('link')[0]!.focus(),
    () => screen.getAllByRole('link')[0]!.blur(),
  ],
  ['the tab is hidden', () => turnTab('hidden'), () => turnTab('visible')],
])('it waits while %s', (_, begin, end) => {
  show(20)
  act(begin)
  wait(10_000)
  expect(shown()).toEqual(range(1, 8))
  act(end)
  wait(3500)
  expect(shown()).toEqual(range(9, 16))
})

test('a pause in the middle of a fade keeps the shown stores', () => {
  show(20)
  wait(3200)
  fireEvent.click(screen.getByRole('button', { name: 'Pause the top stores' }))
  wait(10_000)
  expect({ shown: shown(), fading: isFading() }).toEqual({ shown: range(1, 8), fading: false })
  fireEvent.click(screen.getByRole('button', { name: 'Play the top stores' }))
  wait(3500)
  expect(shown()).toEqual(range(9, 16))
})

test('with reduced motion it only moves on request', () => {
  stillness = true
  show(20)
  wait(10_000)
  expect(shown()).toEqual(range(1, 8))
  fireEvent.click(screen.getByRole('button', { name: 'Play the top stores' }))
  wait(3500)
  expect(shown()).toEqual(range(9, 16))
})
