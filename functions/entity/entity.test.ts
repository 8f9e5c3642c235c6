import { expect, test } from 'vitest'
import { withChanges } from './entity'

test('fields that are missing or undefined stay, and null is a value', () => {
  const before: { name: string; phone: string | null } = { name: 'Nike', phone: '1' }
  expect(withChanges(before, {})).toEqual(before)
  expect(withChanges(before, { name: undefined, phone: null })).toEqual({ name: 'Nike', phone: null })
  expect(before).toEqual({ name: 'Nike', phone: '1' })
})
