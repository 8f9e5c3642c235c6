import { expect, test } from 'vitest'
import { versionsOf } from './if-match'

test.each([
  [undefined, undefined],
  ['*', undefined],
  ['"3"', [3]],
  ['W/"3"', [3]],
  ['"3", "4"', [3, 4]],
  ['3', []],
  ['"a hash", "4"', [4]],
  ['', []],
])('If-Match: %s names the versions %o', (ifMatch, versions) => {
  expect(versionsOf({ ifMatch })).toEqual(versions)
})
