import { expect, test } from 'vitest'
import { cursorIn } from './answer-page'

test.each([
  ['</api/stores?limit=20&cursor=abc>; rel="next"', 'abc'],
  ['</api/stores?cursor=a%2Bb%3D&limit=20>; rel="next"', 'a+b='],
  ['', null],
  [null, null],
  [undefined, null],
])('the Link %s continues at %s', (link, cursor) => {
  expect(cursorIn(link)).toBe(cursor)
})
