import { expect, test } from 'vitest'
import { uniqueKeys } from './unique-keys'

test('each text has a key of its own, which stays when another is added', () => {
  const keys = uniqueKeys(['a', 'b', 'a', '1 a', 'a'])
  expect(new Set(keys).size).toBe(5)
  expect(uniqueKeys(['a', 'b', 'a', '1 a', 'a', 'b']).slice(0, 5)).toEqual(keys)
})
