import { expect, test } from 'vitest'
import { optionalImage } from './form'

test.each([null, 'a.png', { name: 'a.png', bytes: 'a' }, { bytes: [1] }])('%j is not an upload', (value) => {
  expect(optionalImage('Logo').safeParse(value).success).toBe(false)
})

test('bytes are an upload, and so is a missing optional file', () => {
  const file = { name: 'a.png', bytes: new Uint8Array([1]) }
  expect([file, undefined].map((value) => optionalImage('Logo').safeParse(value).success)).toEqual([
    true,
    true,
  ])
})
