import { expect, test } from 'vitest'
import { storeChangesSchema, storeFormSchema } from './store'

const form = { name: 'Nike', slug: 'nike', link: 'https://example.com', description: 'Shoes.' }

test('missing fields have defaults', () => {
  expect(storeFormSchema.parse(form)).toEqual({ ...form, category: undefined, rating: 0, pros: [], cons: [] })
})

test('a slug follows the slug rules, however it is typed', () => {
  expect(storeFormSchema.parse({ ...form, slug: ' Nike  Air\u0000 ' }).slug).toBe('nike-air')
  expect(storeFormSchema.parse({ ...form, slug: 'cafe\u0301' }).slug).toBe('café')
})

test.each(['', undefined])('a category of %o means no category', (category) => {
  expect(storeFormSchema.parse({ ...form, category }).category).toBeUndefined()
})

test.each([0, 0.1, 0.3, 2.5, 4.9, 5, '4.7'])('a rating may be %o', (rating) => {
  expect(storeFormSchema.parse({ ...form, rating }).rating).toBe(Number(rating))
})

test('a rating is stored as it was meant, in tenths', () => {
  for (let tenths = 0; tenths <= 50; tenths++) {
    // 3 * 0.1 is 0.30000000000000004.
    expect(storeChangesSchema.parse({ rating: tenths * 0.1 })).toEqual({ rating: tenths / 10 })
  }
})

test.each([
  [{ rating: 4.55 }, { rating: 'Rating goes in steps of 0.1.' }],
  [{ rating: -0.1 }, { rating: 'Rating must be from 0 to 5.' }],
  [{ rating: 5.1 }, { rating: 'Rating must be from 0 to 5.' }],
  [{ slug: '..' }, { slug: 'The slug needs a letter or a digit.' }],
  [{ category: 'shoes' }, { category: 'This is not a valid id.' }],
  [{ pros: ['Quick', ''] }, { 'pros.1': 'Each of the pros needs some text.' }],
  [{ cons: Array(21).fill('Dear') }, { cons: 'At most 20 cons may be given.' }],
])('%o is refused', (fields, messages) => {
  const { error } = storeFormSchema.safeParse({ ...form, ...fields })
  expect(
    Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []),
  ).toEqual(messages)
})

const ulid = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

test.each([
  ['', null],
  [null, null],
  [ulid, ulid],
  [{ _id: ulid, name: 'Shoes' }, ulid],
])('the category of a change may be %j', (category, expected) => {
  expect(storeChangesSchema.parse({ category })).toEqual({ category: expected })
})
