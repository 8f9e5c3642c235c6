import { expect, test } from 'vitest'
import { reviewFormSchema } from './review'

const form = { reviewerName: 'Rosa', text: 'Good.', rating: '4', storeId: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }

test('a rating is parsed from the text of a form', () => {
  expect(reviewFormSchema.parse(form)).toEqual({ ...form, rating: 4 })
})

test('the form cannot set whether a review is approved', () => {
  expect(reviewFormSchema.parse({ ...form, approved: 'true' })).not.toHaveProperty('approved')
})

test.each([
  [{ rating: 0 }, { rating: 'Rating must be from 1 to 5.' }],
  [{ rating: '6' }, { rating: 'Rating must be from 1 to 5.' }],
  [{ rating: 4.5 }, { rating: 'Rating is whole stars.' }],
  [{ storeId: 'nike' }, { storeId: 'This is not a valid id.' }],
])('%o is refused', (fields, messages) => {
  const { error } = reviewFormSchema.safeParse({ ...form, ...fields })
  expect(
    Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []),
  ).toEqual(messages)
})
