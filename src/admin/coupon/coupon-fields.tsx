import { useFormContext } from 'react-hook-form'
import type { Coupon } from '#domain/coupon/coupon'
import { couponTypeLabel, couponTypes } from '#domain/coupon/coupon-wording'
import { site } from '#site'
import { offerFields as offerSchemas } from '#domain/coupon/offer-fields'
import { localOf } from '#domain/time/zoned-time'
import { SelectInput } from '../components/form/select-input'
import { DecimalInput, TextInput } from '../components/form/text-input'
import { StoreInput } from '../store/store-picker'
import { defaultFields, localText } from '../components/form/default-fields'
import { MomentInput } from '../components/form/moment-input'
import type { CouponValues } from './coupon-form'
import { AmountInput, DiscountInput, MinimumSpendInput } from './offer-inputs'

const { endsPrecision: _, source: _source, discount: _discount, ...shape } = offerSchemas

const types = couponTypes.map((type) => [type, couponTypeLabel[type]] as const)

/** Its store cannot be changed. */
export const couponFields = defaultFields<Coupon, CouponValues>(shape, {
  storeId: {
    label: 'Store',
    empty: '',
    of: ({ storeId }) => storeId._id,
    input: ({ label }, coupon) =>
      coupon ? (
        <p className="stack">
          <span className="soft tiny">{label}</span>
          <bdi>{coupon.storeId.name}</bdi>
        </p>
      ) : (
        <StoreInput linkField="link" />
      ),
  },
  title: { label: 'Title', empty: '', input: (field) => <TextInput {...field} isRequired /> },
  type: {
    label: 'Type',
    isHalf: true,
    empty: 'coupon',
    input: (field) => <SelectInput {...field} options={types} isRequired />,
  },
  couponCode: {
    label: 'Coupon code',
    isHalf: true,
    empty: '',
    of: ({ couponCode }) => couponCode ?? '',
    input: (field, coupon) => <CodeInput {...field} isNew={!coupon} />,
  },
  discount: {
    label: 'Discount',
    isHalf: true,
    empty: { kind: 'percent', value: '', currency: '', upTo: '' },
    of: ({ discount: { kind, value, currency, upTo } }) => ({
      // An offer of 0 percent has no kind. Its percentage can be typed.
      kind: kind === 'other' ? 'percent' : kind,
      value: kind === 'amount' ? String(value ?? '') : '',
      currency: currency ?? '',
      upTo: String(upTo ?? ''),
    }),
    input: (field) => <DiscountInput {...field} />,
  },
  percentageOff: {
    label: 'Percentage off',
    isHalf: true,
    empty: '',
    of: ({ percentageOff }) => String(percentageOff),
    input: (field) => <ValueInput {...field} />,
  },
  link: {
    label: 'Link',
    empty: '',
    input: (field) => <TextInput {...field} type="url" hint="Starts with https://" isRequired />,
  },
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

/** The input for the value of a discount. It depends on the kind. */
function ValueInput(field: { name: string; label: string }) {
  // A change of the whole field does not reach a watch of one part.
  const discount = useFormContext<CouponValues>().watch('discount')
  if (discount?.kind === 'amount') return <AmountInput name="discount" />
  if (discount?.kind !== 'percent') return null
  return <DecimalInput {...field} hint="Such as 20 or 7.5" isRequired />
}

/** A deal has no code. The form for a new coupon explains it, the edit form has no field. */
function CodeInput({ isNew, ...field }: { name: string; label: string; isNew: boolean }) {
  const isDeal = useFormContext<CouponValues>().watch('type') === 'deal'
  return (isNew || !isDeal) && <TextInput {...field} isRequired={!isDeal} isDisabled={isDeal} />
}

/** Not refused: staff may record an offer that has ended. */
function pastEnd(typed: string): string | undefined {
  const end = offerSchemas.endsAt.safeParse(typed).data
  const hasPassed = end && new Date(end.at) <= new Date()
  return hasPassed ? 'This end has passed: the offer will be shown as ended.' : undefined
}

const lastDay = (endsAt: string) => localOf(new Date(Date.parse(endsAt) - 1), site.timeZone).slice(0, 10)
