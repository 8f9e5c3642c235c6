import { expect, test } from 'vitest'
import { categoryFormSchema } from './category'

const form = { name: 'Shoes', slug: 'shoes' }

test('only name and slug are required', () => {
  expect(categoryFormSchema.parse(form)).toEqual({ ...form, description: '', topCategory: false })
})

test.each([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
])('topCategory may be %o', (topCategory, expected) => {
  expect(categoryFormSchema.parse({ ...form, topCategory }).topCategory).toBe(expected)
})

test('the fields that are required have their names', () => {
  const messages = { name: 'Name is required.', slug: 'A slug is required.' }
  const { error } = categoryFormSchema.safeParse({})
  expect(
    Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []),
  ).toEqual(messages)
})
