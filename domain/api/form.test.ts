import { expect, test } from 'vitest'
import { optionalImage } from './form'

test.each([null, 'a.png', { name: 'a.png', bytes: 'a' }, { bytes: [1] }])('%j is no upload', (value) => {
  expect(optionalImage().safeParse(value).success).toBe(false)
})

test('bytes are one, and so is nothing where nothing has to come', () => {
  const file = { name: 'a.png', bytes: new Uint8Array([1]) }
  expect([file, undefined].map((value) => optionalImage().safeParse(value).success)).toEqual([true, true])
})
