import { expect, test } from 'vitest'
import { couponFormSchema } from './coupon'

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
    ...couponDefaults,
  })
})

const couponDefaults = {
  startsAt: null,
  endsAt: null,
  endsPrecision: 'day',
  terms: '',
  minimumSpend: null,
  discount: { kind: 'percent' },
  exclusive: false,
  source: 'staff',
}

test.each([
  [{ endsAt: '2026-12-24' }, { endsAt: '2026-12-25T00:00:00.000Z', endsPrecision: 'day' }],
  [{ endsAt: '2026-12-24T18:00' }, { endsAt: '2026-12-24T18:00:00.000Z', endsPrecision: 'instant' }],
  [{ endsAt: '2026-12-24T18:00:00+01:00' }, { endsAt: '2026-12-24T17:00:00.000Z', endsPrecision: 'instant' }],
  [
    { endsAt: '2026-12-25T00:00:00.000Z', endsPrecision: 'day' },
    { endsAt: '2026-12-25T00:00:00.000Z', endsPrecision: 'day' },
  ],
  [{ startsAt: '2026-12-01' }, { startsAt: '2026-12-01T00:00:00.000Z' }],
  [
    { startsAt: '', endsAt: null },
    { startsAt: null, endsAt: null },
  ],
  [{ minimumSpend: { amount: '40', currency: 'gbp' } }, { minimumSpend: { amount: 40, currency: 'GBP' } }],
  [{ minimumSpend: { amount: '', currency: 'GBP' } }, { minimumSpend: null }],
  [
    { discount: { kind: 'amount', value: '10', currency: 'EUR' } },
    { percentageOff: 0, discount: { kind: 'amount', value: 10, currency: 'EUR' } },
  ],
  [{ endsAt: '2026-12-24T18:00', endsPrecision: 'day' }, { endsAt: '2026-12-25T00:00:00.000Z' }],
  [{ endsAt: '2026-12-24', endsPrecision: 'instant' }, { endsPrecision: 'day' }],
  [{ minimumSpend: { amount: 0 } }, { minimumSpend: null }],
  [
    { minimumSpend: { amount: 9.999, currency: 'KWD' } },
    { minimumSpend: { amount: 9.999, currency: 'KWD' } },
  ],
  [{ discount: { kind: 'percent', value: 20 } }, { percentageOff: 20, discount: { kind: 'percent' } }],
  [
    { percentageOff: undefined, discount: { kind: 'percent', value: '7.5' } },
    { percentageOff: 7.5, discount: { kind: 'percent' } },
  ],
  [
    { percentageOff: undefined, discount: { kind: 'gift' } },
    { percentageOff: 0, discount: { kind: 'gift' } },
  ],
  [
    { percentageOff: undefined, discount: { kind: 'other' } },
    { percentageOff: 0, discount: { kind: 'other' } },
  ],
  [{ withdrawn: 'true' }, { withdrawn: true }],
  [
    { discount: { kind: 'percent', upTo: '50', currency: 'GBP' } },
    { discount: { kind: 'percent', upTo: 50, currency: 'GBP' } },
  ],
  [{ percentageOff: 0, discount: { kind: 'shipping', value: 5 } }, { discount: { kind: 'shipping' } }],
  [
    { terms: ' New customers only. ', exclusive: 'true' },
    { terms: 'New customers only.', exclusive: true },
  ],
  [{ source: 'feed:awin' }, { source: 'feed:awin' }],
])('%j is kept as %j', (fields, kept) => {
  expect(couponFormSchema.parse({ ...form, ...fields })).toMatchObject(kept)
})

test.each([
  [
    { minimumSpend: { amount: 40, currency: 'XXX' } },
    { 'minimumSpend.currency': 'Currency must be a code of ISO 4217, such as GBP.' },
  ],
  [
    { minimumSpend: { amount: 12.5, currency: 'JPY' } },
    { 'minimumSpend.amount': 'Minimum spend may have no decimals in JPY.' },
  ],
  [
    { discount: { kind: 'amount', value: 12.5, currency: 'JPY' } },
    { 'discount.value': 'Discount may have no decimals in JPY.' },
  ],
  [
    { discount: { kind: 'percent', upTo: 12.5, currency: 'JPY' } },
    { 'discount.upTo': 'Up to may have no decimals in JPY.' },
  ],
  [
    { discount: { kind: 'percent', value: 30 } },
    { percentageOff: 'Percentage off must be that of the discount.' },
  ],
  [
    { percentageOff: undefined, discount: { kind: 'percent' }, title: '' },
    { percentageOff: 'Percentage off is required.', title: 'Title is required.' },
  ],
  [{ startsAt: '1999-01-01' }, { startsAt: 'Start must be in the years from 2000 to 2100.' }],
  [{ endsAt: '2101-01-01' }, { endsAt: 'End must be in the years from 2000 to 2100.' }],
  [{ startsAt: '2026-12-24', endsAt: '2026-12-23' }, { endsAt: 'The end must be after the start.' }],
  [{ endsPrecision: 'hour' }, { endsPrecision: 'endsPrecision must be day or instant.' }],
  [{ minimumSpend: { amount: 40 } }, { 'minimumSpend.currency': 'Currency is required.' }],
  [
    { minimumSpend: { amount: 40, currency: 'XYZW' } },
    { 'minimumSpend.currency': 'Currency must be a code of ISO 4217, such as GBP.' },
  ],
  [{ minimumSpend: 40 }, { minimumSpend: 'Minimum spend must be an object with amount and currency.' }],
  [
    { minimumSpend: { amount: 9.999, currency: 'GBP' } },
    { 'minimumSpend.amount': 'Minimum spend may have two decimals in GBP.' },
  ],
  [
    { discount: { kind: 'half' } },
    { 'discount.kind': 'Kind of discount must be one of percent, amount, shipping, gift, other.' },
  ],
  [
    { discount: { kind: 'amount', value: 0, currency: 'GBP' } },
    { 'discount.value': 'Discount must be more than 0.' },
  ],
  [{ discount: { kind: 'amount', value: 5 } }, { 'discount.currency': 'Currency is required.' }],
  [{ discount: { kind: 'percent', upTo: 5 } }, { 'discount.currency': 'Currency is required.' }],
  [
    { discount: { kind: 'percent', value: 101 } },
    { 'discount.value': 'Discount must be from 0 to 100 percent.' },
  ],
  [{ source: 'me' }, { source: 'Source must be staff or a feed, such as feed:awin.' }],
  [{ couponCode: ' ' }, { couponCode: 'Coupon code is required.' }],
  [{ couponCode: 'x'.repeat(101) }, { couponCode: 'Coupon code may have at most 100 characters.' }],
  [{ percentageOff: 5e-324 }, { percentageOff: 'Percentage off must be 0 or at least 0.000000001.' }],
  [{ type: 'offer' }, { type: 'Type must be deal or coupon.' }],
  [{ percentageOff: '101' }, { percentageOff: 'Percentage off must be from 0 to 100.' }],
  [{ percentageOff: -1 }, { percentageOff: 'Percentage off must be from 0 to 100.' }],
  [{ storeId: 'nike' }, { storeId: 'This is not a valid id.' }],
  [
    { title: '', couponCode: '', storeId: ' ' },
    {
      title: 'Title is required.',
      couponCode: 'Coupon code is required.',
      storeId: 'A store is required.',
    },
  ],
])('%j is refused with %j', (fields, messages) => {
  const { error } = couponFormSchema.safeParse({ ...form, ...fields })
  expect(
    Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []),
  ).toEqual(messages)
})

test.each([
  '24 December',
  '2026-02-30',
  '2026-02-30T10:00',
  '2026-12-24T24:00',
  '2026-12-24T18:00+99:00',
  '2026-12-24T18:00:00.0001Z',
])('%s is no moment', (endsAt) => {
  const words = 'End must be a day or a time, such as 2026-12-24 or 2026-12-24T18:00.'
  const { error } = couponFormSchema.safeParse({ ...form, endsAt })
  expect(
    Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []),
  ).toEqual({ endsAt: words })
})

test.each(['SAVE20', '', undefined])('a deal has no code, even if "%s" is sent', (couponCode) => {
  expect(couponFormSchema.parse({ ...form, type: 'deal', couponCode })).toMatchObject({ couponCode: null })
})
