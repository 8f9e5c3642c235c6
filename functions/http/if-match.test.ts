import { expect, test } from 'vitest'
import { versionsOf } from './if-match'

test.each([
  [undefined, undefined],
  ['*', undefined],
  [' * ', undefined],
  ['"3"', [3]],
  ['W/"3"', [3]],
  ['"3", "4"', [3, 4]],
  [' "12" , W/"345" ', [12, 345]],
  ['3', []],
  ['"a hash", "4"', [4]],
  ['x"3", "4"x', []],
  [`"${'9'.repeat(15)}", "${'9'.repeat(16)}"`, [999_999_999_999_999]],
  ['', []],
])('If-Match: %s names the versions %o', (ifMatch, versions) => {
  expect(versionsOf({ ifMatch })).toEqual(versions)
})
