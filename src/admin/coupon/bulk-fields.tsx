import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import * as z from 'zod'
import { type BulkChanges, bulkChangesSchema } from '#domain/coupon/bulk-edit'
import { type CouponType, couponTypeLabel, couponTypes } from '#domain/coupon/coupon-wording'
import { withDecimals } from '../components/form/decimals'
import styles from '../components/form/input-row.module.css'
import { MomentInput } from '../components/form/moment-input'
import { SelectInput } from '../components/form/select-input'
import { DecimalInput, TextInput } from '../components/form/text-input'
import { StoreInput } from '../store/store-picker'

export const emptyBulkValues = {
  field: 'percentageOff' as BulkField,
  percentageOff: '',
  link: { find: '', replace: '' },
  endsAt: '',
  startsAt: '',
  terms: '',
  storeId: '',
  type: 'deal' as CouponType,
  couponCode: '',
  withdrawn: 'true',
}

export type BulkValues = typeof emptyBulkValues

/** A field of a coupon that can be changed in many, with its input. */
const bulkInputs = {
  percentageOff: {
    label: 'Percentage off',
    input: (field) => <DecimalInput {...field} hint="From 0 to 100, such as 20 or 7.5" isRequired />,
  },
  link: {
    label: 'Link: find and replace',
    input: ({ name }) => (
      <div className={`wrap ${styles.row}`}>
        <TextInput name={`${name}.find`} label="Find in links" autoComplete="off" isRequired />
        <TextInput name={`${name}.replace`} label="Replace by" autoComplete="off" />
      </div>
    ),
  },
  endsAt: {
    label: 'Ends',
    input: (field) => <MomentInput {...field} hint="Its last day. Empty: not known." />,
  },
  startsAt: { label: 'Starts', input: (field) => <MomentInput {...field} hint="Empty: at once." /> },
  terms: { label: 'Terms', input: (field) => <TextInput {...field} rows={3} hint="Empty: none." /> },
  storeId: { label: 'Store', input: () => <StoreInput /> },
  type: { label: 'Code or deal', input: (field) => <TypeInput {...field} /> },
  withdrawn: {
    label: 'Withdraw or restore',
    input: (field) => (
      <SelectInput
        {...field}
        options={[
          ['true', 'Withdraw'],
          ['false', 'Restore'],
        ]}
        isRequired
      />
    ),
  },
} satisfies Record<string, { label: string; input: (field: { name: string; label: string }) => ReactNode }>

export type BulkField = keyof typeof bulkInputs

const choices = Object.entries(bulkInputs).map(([name, { label }]) => [name, label] as const)

/** 'Percentage off' */
export const bulkFieldLabels = (changes: BulkChanges): string =>
  choices.flatMap(([name, label]) => (name in changes ? [label] : [])).join(', ')

export function BulkInputs() {
  const field = useFormContext<BulkValues>().watch('field')
  const { label, input } = bulkInputs[field]
  return (
    <>
      <SelectInput name="field" label="What to change" options={choices} isRequired />
      {input({ name: field, label })}
    </>
  )
}

function TypeInput(field: { name: string; label: string }) {
  const isDeal = useFormContext<BulkValues>().watch('type') === 'deal'
  return (
    <>
      <SelectInput {...field} options={couponTypes.map((type) => [type, couponTypeLabel[type]])} isRequired />
      {!isDeal && <TextInput name="couponCode" label="Coupon code" isRequired />}
    </>
  )
}

/** Picks the values of the chosen field. */
function chosen({ field, ...values }: BulkValues) {
  const { couponCode, type } = values
  return { [field]: values[field], ...(field === 'type' && type === 'coupon' && { couponCode }) }
}

/** Makes of the form what is sent. */
export const enteredBulkSchema = z
  .custom<BulkValues>()
  .transform(chosen)
  .pipe(
    withDecimals<BulkChanges, Record<string, unknown>>(
      bulkChangesSchema as z.ZodType<BulkChanges, Record<string, unknown>>,
      ['percentageOff'],
    ),
  ) as unknown as z.ZodType<BulkChanges, BulkValues>
