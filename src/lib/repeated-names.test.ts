import { expect, test } from 'vitest'
import { repeatedNames } from './repeated-names'

test('repeated are the names that more than one has', () => {
  const items = ['Ebb', 'Loam', 'Ebb', 'Zest', 'Ebb', 'zest'].map((name) => ({ name }))
  expect(repeatedNames(items)).toEqual(new Set(['Ebb']))
  expect(repeatedNames([])).toEqual(new Set())
})
