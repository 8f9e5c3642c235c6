import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import * as z from 'zod'
import { type BulkChanges, bulkChangesSchema } from '#domain/coupon/bulk-edit'
import { type CouponType, couponTypeLabel, couponTypes } from '#domain/coupon/coupon-wording'
import { percentageText } from '#domain/coupon/discount'
import { withDecimals } from '../components/form/decimals'
import styles from '../components/form/input-row.module.css'
import { MomentInput } from '../components/form/moment-input'
import { SelectInput } from '../components/form/select-input'
import { DecimalInput, TextInput } from '../components/form/text-input'
import { momentText } from '../components/table/moment-text'
import { StoreInput } from '../store/store-picker'
import { endText } from './bulk-change-text'

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

interface BulkInput {
  label: string
  /** Of a change, in words. */
  valueOf: (changes: BulkChanges) => string | null | undefined
  input: (field: { name: string; label: string }) => ReactNode
}

/** A field of a coupon that can be changed in many, with its input. */
const bulkInputs = {
  percentageOff: {
    label: 'Percentage off',
    valueOf: ({ percentageOff = 0 }) => `${percentageText(percentageOff)}%`,
    input: (field) => <DecimalInput {...field} hint="From 0 to 100, such as 20 or 7.5" isRequired />,
  },
  link: {
    label: 'Link: find and replace',
    valueOf: ({ link }) => link && `${link.find} → ${link.replace}`,
    input: ({ name }) => (
      <div className={`wrap ${styles.row}`}>
        <TextInput name={`${name}.find`} label="Find in links" autoComplete="off" isRequired />
        <TextInput name={`${name}.replace`} label="Replace by" autoComplete="off" />
      </div>
    ),
  },
  endsAt: {
    label: 'Ends',
    valueOf: endText,
    input: (field) => <MomentInput {...field} hint="Its last day. Empty: not known." />,
  },
  startsAt: {
    label: 'Starts',
    valueOf: ({ startsAt }) => startsAt && momentText(startsAt),
    input: (field) => <MomentInput {...field} hint="Empty: at once." />,
  },
  terms: {
    label: 'Terms',
    valueOf: ({ terms = '' }) => /^.{1,60}/s.exec(terms)?.[0],
    input: (field) => <TextInput {...field} rows={3} hint="Empty: none." />,
  },
  // Its name is not known here.
  storeId: { label: 'Store', valueOf: () => 'another', input: () => <StoreInput /> },
  type: {
    label: 'Code or deal',
    valueOf: ({ type, couponCode }) => couponCode ?? (type && couponTypeLabel[type]),
    input: (field) => <TypeInput {...field} />,
  },
  withdrawn: {
    label: 'Withdraw or restore',
    valueOf: ({ withdrawn }) => (withdrawn ? 'Withdrawn' : 'Restored'),
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
} satisfies Record<string, BulkInput>

export type BulkField = keyof typeof bulkInputs

const choices = Object.entries(bulkInputs).map(([name, { label }]) => [name, label] as const)

/** 'Percentage off to 52%' */
export function changesText(changes: BulkChanges): string {
  const inputs = Object.entries(bulkInputs).filter(([name]) => name in changes)
  return inputs.map(([, { label, valueOf }]) => `${label} to ${valueOf(changes) ?? 'none'}`).join(', ')
}

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

/** Of the values only those of the chosen field. */
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
