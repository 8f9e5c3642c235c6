// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Coupon } from '#domain/coupon/coupon'
import type { CouponStatus } from '#domain/coupon/coupon-status'
import { recordedAnswer } from '../../../tests/baseline/answers'
import { mockFetch } from '../../../tests/support/render-site'
import { withQueries } from '../../../tests/support/with-queries'
import { ConfirmDialog } from '../components/feedback/confirm-dialog'
import { EntityForm } from '../components/form/entity-form'
import { emptyValues, Inputs } from '../components/form/fields'
import { useEntityForm } from '../components/form/use-entity-form'
import { couponFields } from './coupon-fields'
import { type CouponValues, enteredCouponSchema } from './coupon-form'
import { confirmDuplicate } from './duplicate-coupon'

const whole = {
  title: 'Everything',
  link: 'https://shop.example.com',
  type: 'deal',
  storeId: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
} as const

const { storeId: _store, ...shownFields } = couponFields

function Form({ values }: { values: Partial<CouponValues> }) {
  const form = useEntityForm({
    schema: enteredCouponSchema,
    values: { ...emptyValues(couponFields), ...whole, ...values },
    save: async () => undefined,
    onSaved: () => undefined,
    failureText: () => 'It could not be saved.',
  })
  return (
    <EntityForm form={form} submitLabel="Save">
      <Inputs<Coupon> fields={shownFields} />
    </EntityForm>
  )
}

function show(values: Partial<CouponValues>) {
  const routes = [{ path: '/', element: <Form values={values} /> }]
  render(<RouterProvider router={createMemoryRouter(routes)} />, { wrapper: withQueries })
  return userEvent.click(screen.getByRole('button', { name: 'Save' }))
}

const amount = { kind: 'amount', value: '', currency: '', upTo: '' } as const

test('both parts of an amount are asked for, counted, and the first of them gets the focus', async () => {
  await show({ discount: amount })
  await screen.findByText('2 fields need your attention.')
  expect(screen.getByLabelText('Amount off')).toHaveFocus()
  expect(screen.getByLabelText('Currency')).toBeRequired()
})

const advanced = () => screen.getByText('Advanced').closest('details')

test.each<[string, Partial<CouponValues>, boolean]>([
  ['nothing', {}, false],
  ['a minimum', { minimumSpend: { amount: '5', currency: 'GBP' } }, true],
  ['a cap', { discount: { kind: 'percent', value: '', currency: 'GBP', upTo: '50' } }, true],
  ['a flag', { exclusive: true }, true],
])('what is rare is in sight with %s in it: %3$s', (_, values, isOpen) => {
  void show(values)
  expect(advanced()?.open).toBe(isOpen)
})

test('a currency is asked for beside an amount, and optional without one', async () => {
  await show({ percentageOff: '20', minimumSpend: { amount: '5', currency: '' } })
  await screen.findByText('One field needs your attention.')
  expect(screen.getByLabelText('Minimum spend: currency')).toHaveFocus()
  expect(advanced()).toHaveAttribute('open')
  await userEvent.clear(screen.getByLabelText(/^Minimum spend \(/))
  expect(screen.getByLabelText('Minimum spend: currency (optional)')).not.toBeRequired()
})

test.each([
  ['2001-05-06', true],
  ['2001-05-06T18:00', true],
  ['2099-05-06', false],
  ['', false],
])('an end of "%s" has passed, which is said before it is saved: %s', async (endsAt, hasPassed) => {
  void show({ endsAt })
  const hint = screen.queryByText('This end has passed: the offer will be shown as ended.')
  expect(hint !== null).toBe(hasPassed)
})

const fetching = mockFetch()
const [past, future] = ['2001-05-06T00:00:00.000Z', '2099-05-06T00:00:00.000Z']
const plain = { title: 'Tents', percentageOff: 20, link: 'https://shop.example.com', couponCode: null }
const open = { ...plain, startsAt: null, endsAt: null }

/** Whether it is asked about an offer, where the store has the same one in this status, with these dates. */
async function asksBeforeSaving(
  offer: object,
  status: CouponStatus,
  before?: object,
  dates = {},
): Promise<boolean> {
  const [recorded] = recordedAnswer('GET /coupons', {}, {}) as [Coupon]
  const other = { ...recorded, ...open, ...dates, _id: 'other', status }
  fetching.mockImplementation(async () => Response.json([other]))
  render(<ConfirmDialog />)
  const answer = confirmDuplicate('s1', { ...open, ...offer }, before as Coupon | undefined)
  const expected = screen.findByRole('alertdialog').then(() => true)
  return Promise.race([expected, answer.then(() => false)])
}

test.each([
  ['a new one', {}, 'live', true],
  ['a new one', {}, 'ending', true],
  ['a new one', {}, 'scheduled', true],
  ['a new one', {}, 'expired', false],
  ['a new one', {}, 'withdrawn', false],
  ['one that starts later', { startsAt: future }, 'live', true],
  ['one that has ended', { endsAt: past }, 'live', false],
] as const)('of %s %o beside one that is %s it is asked: %s', async (_, offer, status, expected) => {
  expect(await asksBeforeSaving(offer, status)).toBe(expected)
})

const [spring, summer] = ['2098-03-01T00:00:00.000Z', '2098-06-01T00:00:00.000Z']

test.each([
  ['starts after the end', { startsAt: future }, 'live', { endsAt: spring }, false],
  ['starts at the end', { startsAt: spring }, 'ending', { endsAt: spring }, false],
  ['starts before the end', { startsAt: spring }, 'live', { endsAt: summer }, true],
  ['ends before the start', { endsAt: spring }, 'scheduled', { startsAt: summer }, false],
  ['ends at the start', { endsAt: summer }, 'scheduled', { startsAt: summer }, false],
  ['ends after the start', { endsAt: summer }, 'scheduled', { startsAt: spring }, true],
] as const)(
  'of one that %s of another %o %s %o it is asked: %s',
  async (_, offer, status, dates, expected) => {
    expect(await asksBeforeSaving(offer, status, undefined, dates)).toBe(expected)
  },
)

test.each([
  ['lives at the same time only now', true, { endsAt: spring }, { endsAt: future }],
  ['has lived at the same time', false, { endsAt: future }, { endsAt: null }],
])('of an edited one that %s it is asked: %s', async (_, expected, before, offer) => {
  const edited = { ...open, withdrawnAt: null, ...before, _id: 'mine', status: 'live' }
  expect(await asksBeforeSaving(offer, 'scheduled', edited, { startsAt: summer })).toBe(expected)
})

test.each([
  ['live', open, {}, false],
  ['live', { ...open, title: 'Other' }, {}, true],
  ['expired', { ...open, endsAt: past }, {}, true],
  ['withdrawn', { ...open, title: 'Other', withdrawnAt: past }, {}, false],
] as const)(
  'of one that was %s, %o, and is edited, it is asked: %4$s',
  async (status, before, offer, expected) => {
    expect(await asksBeforeSaving(offer, 'live', { withdrawnAt: null, ...before, _id: 'mine', status })).toBe(
      expected,
    )
  },
)
