// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import type { Coupon } from '#domain/coupon/coupon'
import { recordedAnswer } from '../../../tests/baseline/answers'
import { emptyValues, valuesOf } from '../components/form/fields'
import { CouponCardContext } from './coupon-card-context'
import { couponFields } from './coupon-fields'
import type { CouponValues } from './coupon-form'
import { CouponPreview } from './coupon-preview'

function Form({ values, coupon }: { values: CouponValues; coupon: Coupon | undefined }) {
  return (
    <FormProvider {...useForm({ values })}>
      <CouponPreview coupon={coupon} />
    </FormProvider>
  )
}

/** Title, labels and status of the card, and the line above it. */
function preview(values: Partial<CouponValues>, coupon?: Coupon) {
  let card: Coupon | undefined
  const before = coupon ? valuesOf(couponFields, coupon) : emptyValues<CouponValues>(couponFields)
  const { container } = render(
    <CouponCardContext value={(shown) => void (card = shown)}>
      <Form values={{ ...before, ...values }} coupon={coupon} />
    </CouponCardContext>,
  )
  const { title, status, labels, couponCode } = card!
  return { title, status, couponCode, ...labels, said: container.querySelector('p')?.textContent }
}

test('what is typed is shown, and what is empty or refused as if it were not there', () => {
  expect(preview({ title: 'Boots', percentageOff: '7,5', link: 'no link', endsAt: 'never' })).toEqual({
    title: 'Boots',
    status: 'live',
    couponCode: 'CODE',
    discount: '7.5% off',
    date: '',
    minimumSpend: null,
    upTo: null,
    said: 'As visitors will see it',
  })
  expect(preview({ percentageOff: '120' })).toMatchObject({ title: 'Title', discount: 'Code' })
})

test('an offer that visitors do not see yet, or no longer, says so', () => {
  const [future, past] = [new Date(Date.now() + 9e8).toISOString(), new Date(Date.now() - 9e8).toISOString()]
  expect(preview({ startsAt: future })).toMatchObject({
    status: 'live',
    said: expect.stringMatching(/scheduled/),
  })
  expect(preview({ endsAt: past })).toMatchObject({
    status: 'expired',
    said: expect.stringMatching(/expired/),
  })
})

test('a coupon that is edited keeps what is not in the form', () => {
  const coupon = (recordedAnswer('GET /coupons', {}, {}) as Coupon[]).find(({ status }) => status === 'live')!
  const { labels, couponCode } = coupon
  expect(preview({ title: 'Another title' }, coupon)).toMatchObject({
    title: 'Another title',
    discount: labels.discount,
    date: labels.date,
    couponCode,
  })
})
