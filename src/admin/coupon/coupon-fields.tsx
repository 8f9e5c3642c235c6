import { useFormContext } from 'react-hook-form'
import type { Coupon } from '#domain/coupon'
import { couponTypeLabel, couponTypes } from '#domain/coupon-wording'
import type { EditFields } from '../components/form/fields'
import { SelectInput } from '../components/form/select-input'
import { DecimalInput, TextInput } from '../components/form/text-input'
import { StoreInput } from '../store/store-input'
import type { CouponValues } from './coupon-form'

const types = couponTypes.map((type) => [type, couponTypeLabel[type]] as const)

/** The fields of a coupon (product.md, section 5). Its store cannot be changed. */
export const couponFields: EditFields<Coupon, CouponValues> = {
  storeId: {
    label: 'Store',
    empty: '',
    of: ({ storeId }) => storeId._id,
    input: (_, coupon) => !coupon && <StoreInput />,
  },
  title: { label: 'Title', empty: '', input: (field) => <TextInput {...field} isRequired /> },
  percentageOff: {
    label: 'Percentage off',
    empty: '',
    of: ({ percentageOff }) => String(percentageOff),
    input: (field) => <DecimalInput {...field} hint="From 0 to 100, such as 20 or 7.5" isRequired />,
  },
  link: {
    label: 'Link',
    empty: '',
    input: (field) => <TextInput {...field} type="url" hint="Starts with https://" isRequired />,
  },
  type: {
    label: 'Type',
    empty: 'coupon',
    input: (field) => <SelectInput {...field} options={types} isRequired />,
  },
  couponCode: {
    label: 'Coupon code',
    empty: '',
    of: ({ couponCode }) => couponCode ?? '',
    input: (field, coupon) => <CodeInput {...field} isNew={!coupon} />,
  },
}

/**
 * A deal has no code. The form for a new coupon explains it, and the edit form has no field
 * (product.md, section 4).
 */
function CodeInput({ isNew, ...field }: { name: string; label: string; isNew: boolean }) {
  const isDeal = useFormContext<CouponValues>().watch('type') === 'deal'
  return (isNew || !isDeal) && <TextInput {...field} isRequired={!isDeal} isDisabled={isDeal} />
}
