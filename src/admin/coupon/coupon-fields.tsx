import { useFormContext } from 'react-hook-form'
import type { Coupon } from '#domain/coupon/coupon'
import { couponTypeLabel, couponTypes } from '#domain/coupon/coupon-wording'
import type { EditFields } from '../components/form/fields'
import { SelectInput } from '../components/form/select-input'
import { DecimalInput, TextInput } from '../components/form/text-input'
import { StoreInput } from '../store/store-picker'
import type { CouponValues } from './coupon-form'
import { offerFields } from './offer-fields'
import { AmountInput, DiscountInput } from './offer-inputs'

const types = couponTypes.map((type) => [type, couponTypeLabel[type]] as const)

/** Its store cannot be changed. */
export const couponFields: EditFields<Coupon, CouponValues> = {
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
  ...offerFields,
}

/** Of the discount: what it is of its kind. */
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
