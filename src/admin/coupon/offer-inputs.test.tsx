// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { withQueries } from '../../../tests/support/with-queries'
import { EntityForm } from '../components/form/entity-form'
import { emptyValues } from '../components/form/fields'
import { useEntityForm } from '../components/form/use-entity-form'
import { couponFields } from './coupon-fields'
import { type CouponValues, enteredCouponSchema } from './coupon-form'
import { DiscountInput, MinimumSpendInput } from './offer-inputs'

const whole = {
  title: 'Everything',
  link: 'https://shop.example.com',
  type: 'deal',
  storeId: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
} as const

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
      <DiscountInput name="discount" label="Discount" />
      <MinimumSpendInput name="minimumSpend" label="Minimum spend" />
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

test('the part that is refused gets the focus', async () => {
  await show({ discount: { ...amount, value: '10' } })
  await screen.findByText('One field needs your attention.')
  expect(screen.getByLabelText('Currency')).toHaveFocus()
})

test('a currency is asked for beside an amount, and optional without one', async () => {
  await show({ percentageOff: '20', minimumSpend: { amount: '5', currency: '' } })
  await screen.findByText('One field needs your attention.')
  expect(screen.getByLabelText('Minimum spend: currency')).toHaveFocus()
  await userEvent.clear(screen.getByLabelText(/^Minimum spend \(/))
  expect(screen.getByLabelText('Minimum spend: currency (optional)')).not.toBeRequired()
})
