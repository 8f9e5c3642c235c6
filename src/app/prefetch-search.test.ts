// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { searchMinimum, searchPause } from '#domain/search/search-terms'
import { requestOf } from '#lib/api-client'
import type { SearchField } from '#lib/search-field'
import './recorded-early'
import { prefetchSearch } from './prefetch-search'

const fetched = vi.fn<(url: string) => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  fetched.mockReset().mockResolvedValue(new Response('[]'))
  vi.stubGlobal('fetch', fetched)
  document.body.innerHTML = '<form role="search"><input id="search" /></form><input id="name" />'
})

afterEach(() => {
  document.body.innerHTML = ''
  delete window.early
})

function type(text: string, field = '#search') {
  const input = document.querySelector<HTMLInputElement>(field)!
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

test('an early text is asked for as the search will ask, after the pause, once', () => {
  const stop = prefetchSearch()
  type('zeph')
  vi.advanceTimersByTime(searchPause - 1)
  type(' zephyr & co ')
  vi.advanceTimersByTime(searchPause - 1)
  expect(fetched).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  const { url } = requestOf('GET /stores/search/{term}', { params: { term: 'zephyr & co' } })
  expect(fetched.mock.calls).toEqual([[url]])
  expect(document.querySelector<SearchField>('#search')?.prefetched).toBe('zephyr & co')
  stop()
})

test('nothing is asked for a text that is too short, in another field, or after the search is there', () => {
  const stop = prefetchSearch()
  type('z'.repeat(searchMinimum))
  vi.advanceTimersByTime(searchPause)
  type('Zephyr', '#name')
  vi.advanceTimersByTime(searchPause)
  type('zephyr')
  stop()
  vi.advanceTimersByTime(searchPause)
  type('zephyr')
  vi.advanceTimersByTime(searchPause)
  expect(fetched).not.toHaveBeenCalled()
})

function typedBefore(milliseconds: number) {
  type('zephyr')
  const typed = { target: document.querySelector('#search'), timeStamp: performance.now() - milliseconds }
  window.early = { typed: typed as unknown as Event }
}

test('what was typed before this code ran is asked for after the rest of the pause', () => {
  typedBefore(200)
  const stop = prefetchSearch()
  vi.advanceTimersByTime(searchPause - 201)
  expect(fetched).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(fetched.mock.calls).toEqual([['/api/stores/search/zephyr']])
  stop()
})
