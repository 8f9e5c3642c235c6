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

test.each([
  [{ name: '' }, { name: 'Name is required.' }],
  [{ slug: undefined }, { slug: 'A slug is required.' }],
  [{ topCategory: 'yes' }, { topCategory: 'Top category must be true or false.' }],
  [{ description: 'x'.repeat(5001) }, { description: 'Description may have at most 5000 characters.' }],
])('%o is refused', (fields, messages) => {
  const { error } = categoryFormSchema.safeParse({ ...form, ...fields })
  expect(
    Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []),
  ).toEqual(messages)
})
