// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSelection } from './use-selection'

test('with Shift the rows between two are ticked, or no longer ticked, together', () => {
  const { result } = renderHook(() => useSelection(['a', 'b', 'c', 'd', 'e']))
  const toggle = (id: string, fromLast?: boolean) => act(() => result.current.toggle(id, fromLast))
  toggle('d', true)
  expect(result.current.selected).toEqual(['d'])
  toggle('b', true)
  expect(result.current.selected).toEqual(['b', 'c', 'd'])
  toggle('c', true)
  expect(result.current.selected).toEqual(['d'])
})
