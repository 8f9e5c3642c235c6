import { expect, test } from 'vitest'
import { couponFormSchema } from './coupon'
import { offerHeading, usersToday } from './coupon-wording'

const form = {
  percentageOff: '20',
  title: ' A fifth off ',
  link: 'https://shop.example.com',
  type: 'coupon',
  couponCode: ' SAVE20 ',
  storeId: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
}

test('a coupon keeps its code', () => {
  expect(couponFormSchema.parse(form)).toEqual({
    ...form,
    percentageOff: 20,
    title: 'A fifth off',
    couponCode: 'SAVE20',
  })
})

test.each(['SAVE20', '', undefined])('a deal has no code, even if "%s" is sent', (couponCode) => {
  expect(couponFormSchema.parse({ ...form, type: 'deal', couponCode })).toMatchObject({ couponCode: null })
})

test.each([
  [{ couponCode: undefined }, { couponCode: 'Coupon code is required.' }],
  [{ couponCode: ' ' }, { couponCode: 'Coupon code is required.' }],
  [{ couponCode: 'x'.repeat(101) }, { couponCode: 'Coupon code may have at most 100 characters.' }],
  [{ type: undefined }, { type: 'Type is required.' }],
  [{ type: '' }, { type: 'Type is required.' }],
  [{ type: 'offer' }, { type: 'Type must be deal or coupon.' }],
  [{ percentageOff: '101' }, { percentageOff: 'Percentage off must be from 0 to 100.' }],
  [{ percentageOff: -1 }, { percentageOff: 'Percentage off must be from 0 to 100.' }],
  [{ percentageOff: 'half' }, { percentageOff: 'Percentage off must be a number.' }],
  [{ storeId: '' }, { storeId: 'A store is required.' }],
  [{ storeId: '   ' }, { storeId: 'A store is required.' }],
  [{ storeId: 'nike' }, { storeId: 'This is not a valid id.' }],
  [{ title: '' }, { title: 'Title is required.' }],
  [
    { title: '', couponCode: '' },
    { title: 'Title is required.', couponCode: 'Coupon code is required.' },
  ],
])('%o is refused', (fields, messages) => {
  const { error } = couponFormSchema.safeParse({ ...form, ...fields })
  expect(
    Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []),
  ).toEqual(messages)
})

test('offers are worded as in docs/product.md', () => {
  const words = [
    usersToday(7),
    offerHeading({ type: 'coupon', percentageOff: 20 }),
    offerHeading({ type: 'deal', percentageOff: 35 }),
  ]
  expect(words).toEqual(['7 today users', '20% off coupon code', '35% off deal'])
})
