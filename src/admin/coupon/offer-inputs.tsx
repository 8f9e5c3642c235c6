import { useFormContext } from 'react-hook-form'
import { discountKinds, type DiscountKind } from '#domain/coupon/coupon-labels'
import styles from '../components/form/input-row.module.css'
import { SelectInput } from '../components/form/select-input'
import { TextInput, useFieldError } from '../components/form/text-input'

const kindLabels: Record<DiscountKind, string> = {
  percent: 'Percentage',
  amount: 'Amount of money',
  shipping: 'Free shipping',
  gift: 'Free gift',
  other: 'Something else',
}

const kinds = discountKinds.map((kind) => [kind, kindLabels[kind]] as const)

interface Named {
  name: string
  label: string
}

/** The parts of a field are judged together. The first one shows the message of the whole field. */
function useParts(name: string) {
  const { watch, trigger, formState } = useFormContext<Record<string, Partial<Record<string, string>>>>()
  return {
    parts: watch(name),
    partError: useFieldError(name),
    onEdit: () => formState.isSubmitted && void trigger(name),
  }
}

const isFilled = (text = '') => text.trim() !== ''

const amount = { inputMode: 'decimal', autoComplete: 'off' } as const
const currency = { placeholder: 'GBP', autoComplete: 'off' } as const

export function MinimumSpendInput({ name, label }: Named) {
  const { parts, partError, onEdit } = useParts(name)
  return (
    <div className={`wrap ${styles.row}`}>
      <TextInput name={`${name}.amount`} label={label} partError={partError} onEdit={onEdit} {...amount} />
      <TextInput
        name={`${name}.currency`}
        label={`${label}: currency`}
        isRequired={isFilled(parts['amount'])}
        onEdit={onEdit}
        {...currency}
      />
    </div>
  )
}

export function DiscountInput({ name, label }: Named) {
  const { parts, partError, onEdit } = useParts(name)
  const kind = parts['kind'] ?? 'percent'
  const value = kind === 'percent' ? 'upTo' : 'value'
  return (
    <div className={`wrap ${styles.row}`}>
      <SelectInput
        name={`${name}.kind`}
        label={label}
        options={kinds}
        partError={partError}
        onEdit={onEdit}
        isRequired
      />
      {(kind === 'percent' || kind === 'amount') && (
        <>
          <TextInput
            key={value}
            name={`${name}.${value}`}
            label={kind === 'percent' ? 'Up to an amount' : 'Amount off'}
            isRequired={kind === 'amount'}
            onEdit={onEdit}
            {...amount}
          />
          <TextInput
            name={`${name}.currency`}
            label="Currency"
            isRequired={kind === 'amount' || isFilled(parts['upTo'])}
            onEdit={onEdit}
            {...currency}
          />
        </>
      )}
    </div>
  )
}
