import { site } from '#site'
import type { Coupon } from '#domain/coupon/coupon'
import { offerFields as offerSchemas } from '#domain/coupon/offer-fields'
import { instantOf, localOf } from '#domain/text/zoned-time'
import { CheckboxInput } from '../components/form/checkbox-input'
import type { EditFields } from '../components/form/fields'
import { TextInput } from '../components/form/text-input'
import type { CouponValues } from './coupon-form'
import { MomentInput } from './moment-input'
import { MinimumSpendInput } from './offer-inputs'

type OfferValues = Pick<CouponValues, 'startsAt' | 'endsAt' | 'minimumSpend' | 'terms' | 'exclusive'>

export const offerFields: EditFields<Coupon, OfferValues> = {
  startsAt: {
    label: 'Starts',
    empty: '',
    of: ({ startsAt }) => (startsAt === null ? '' : localText(startsAt)),
    input: (field) => <MomentInput {...field} hint="Empty: at once." />,
  },
  endsAt: {
    label: 'Ends',
    empty: '',
    of: ({ endsAt, endsPrecision }) => {
      if (endsAt === null) return ''
      // A whole day ends at the first moment of the next one.
      return endsPrecision === 'day' ? lastDay(endsAt) : localText(endsAt, true)
    },
    input: (field) => <MomentInput {...field} hint="Its last day. Empty: not known." advice={pastEnd} />,
  },
  minimumSpend: {
    label: 'Minimum spend',
    empty: { amount: '', currency: '' },
    of: ({ minimumSpend }) => ({
      amount: minimumSpend ? String(minimumSpend.amount) : '',
      currency: minimumSpend?.currency ?? '',
    }),
    input: (field) => <MinimumSpendInput {...field} />,
  },
  terms: {
    label: 'Terms',
    empty: '',
    input: (field) => <TextInput {...field} rows={3} hint="What else the shop asks" />,
  },
  exclusive: {
    label: 'Exclusive to this site',
    empty: false,
    input: (field) => <CheckboxInput {...field} />,
  },
}

/** Not refused: staff may record an offer that has ended. */
function pastEnd(typed: string): string | undefined {
  const end = offerSchemas.endsAt.safeParse(typed).data
  const hasPassed = end && new Date(end.at) <= new Date()
  return hasPassed ? 'This end has passed: the offer will be shown as ended.' : undefined
}

const lastDay = (endsAt: string) => localOf(new Date(Date.parse(endsAt) - 1), site.timeZone).slice(0, 10)

/** Without midnight unless exact. A time that occurs twice, or a part of a minute, stays an instant. */
function localText(instant: string, isExact = false): string {
  const local = localOf(new Date(instant), site.timeZone).slice(0, 16)
  if (instantOf(local, site.timeZone).toISOString() !== instant) return instant
  return !isExact && local.endsWith('T00:00') ? local.slice(0, 10) : local
}
