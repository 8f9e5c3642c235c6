import { useFormContext } from 'react-hook-form'
import { couponTypeLabel, couponTypes } from '#domain/coupon-wording'
import { SelectInput } from '../components/form/select-input'
import { DecimalInput, TextInput } from '../components/form/text-input'
import { StoreInput } from '../store/store-input'
import { type CouponValues, couponLabels } from './coupon-form'

const types = couponTypes.map((type) => [type, couponTypeLabel[type]] as const)

/** The fields that a new coupon and an edited one share (product.md, section 5). */
export function CouponFields({ isNew = false }: { isNew?: boolean }) {
  const isDeal = useFormContext<CouponValues>().watch('type') === 'deal'
  return (
    <>
      {isNew && <StoreInput />}
      <TextInput name="title" label={couponLabels.title} isRequired />
      <DecimalInput
        name="percentageOff"
        label={couponLabels.percentageOff}
        hint="From 0 to 100, such as 20 or 7.5"
        isRequired
      />
      <TextInput name="link" label={couponLabels.link} type="url" hint="Starts with https://" isRequired />
      <SelectInput name="type" label={couponLabels.type} options={types} isRequired />
      {/* A deal has no code: a new form says so, the edit form has no field (product.md, section 4). */}
      {(isNew || !isDeal) && (
        <TextInput
          name="couponCode"
          label={couponLabels.couponCode}
          isRequired={!isDeal}
          isDisabled={isDeal}
        />
      )}
    </>
  )
}
