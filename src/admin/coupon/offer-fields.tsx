import { site } from '#site'
import type { Coupon } from '#domain/coupon/coupon'
import { offerFields as offerSchemas } from '#domain/coupon/offer-fields'
import { localOf } from '#domain/time/zoned-time'
import { defaultFields, localText } from '../components/form/default-fields'
import { MomentInput } from '../components/form/moment-input'
import type { CouponValues } from './coupon-form'
import { MinimumSpendInput } from './offer-inputs'

const { endsPrecision: _, source: _source, discount: _discount, ...shape } = offerSchemas

type OfferValues = Pick<CouponValues, 'startsAt' | 'endsAt' | 'minimumSpend' | 'terms' | 'exclusive'>

export const offerFields = defaultFields<Coupon, OfferValues>(shape, {
  startsAt: { label: 'Starts', isHalf: 'wide', hint: 'Empty: at once.' },
  endsAt: {
    label: 'Ends',
    isHalf: 'wide',
    empty: '',
    of: ({ endsAt, endsPrecision }) => {
      if (endsAt === null) return ''
      // A whole day ends at the first moment of the next one.
      return endsPrecision === 'day' ? lastDay(endsAt) : localText(endsAt, true)
    },
    input: (field) => <MomentInput {...field} hint="Its last day. Empty: not known." advice={pastEnd} />,
  },
  terms: { rows: 2, hint: 'What else the shop asks' },
  minimumSpend: {
    label: 'Minimum spend',
    group: 'Advanced',
    empty: { amount: '', currency: '' },
    of: ({ minimumSpend }) => ({
      amount: minimumSpend ? String(minimumSpend.amount) : '',
      currency: minimumSpend?.currency ?? '',
    }),
    input: (field) => <MinimumSpendInput {...field} />,
  },
  exclusive: { group: 'Advanced', label: 'Exclusive to this site' },
})

/** Not refused: staff may record an offer that has ended. */
function pastEnd(typed: string): string | undefined {
  const end = offerSchemas.endsAt.safeParse(typed).data
  const hasPassed = end && new Date(end.at) <= new Date()
  return hasPassed ? 'This end has passed: the offer will be shown as ended.' : undefined
}

const lastDay = (endsAt: string) => localOf(new Date(Date.parse(endsAt) - 1), site.timeZone).slice(0, 10)
