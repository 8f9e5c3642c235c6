import { expect, test } from 'vitest'
import { nextOffset } from './carousel'

test.each([
  [0, 20, 8],
  [8, 20, 16],
  [16, 20, 0],
  [0, 16, 8],
  [8, 16, 0],
  [0, 8, 0],
  [0, 9, 8],
  [0, 3, 0],
  [0, 0, 0],
])('after offset %i of %i stores comes %i', (offset, length, next) => {
  expect(nextOffset(offset, length)).toBe(next)
})
