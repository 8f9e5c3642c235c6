import { useFormContext } from 'react-hook-form'
import { discountKinds, type DiscountKind } from '#domain/coupon/discount'
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

interface MoneyProps extends Named {
  /** The name of the part with the amount. */
  part: string
  currencyLabel: string
  isRequired?: boolean
}

function MoneyInput({ name, part, label, currencyLabel, isRequired = false }: MoneyProps) {
  const { parts, partError, onEdit } = useParts(name)
  return (
    <div className={`wrap ${styles.row}`}>
      <TextInput
        name={`${name}.${part}`}
        label={label}
        // That of a discount is shown at its kind.
        partError={name === 'discount' ? undefined : partError}
        isRequired={isRequired}
        inputMode="decimal"
        autoComplete="off"
        onEdit={onEdit}
      />
      <TextInput
        name={`${name}.currency`}
        label={currencyLabel}
        isRequired={isRequired || isFilled(parts[part])}
        placeholder="GBP"
        autoComplete="off"
        onEdit={onEdit}
      />
    </div>
  )
}

/** With the most that a percentage takes off. */
export function MinimumSpendInput({ name, label }: Named) {
  const { parts } = useParts('discount')
  return (
    <>
      {parts['kind'] === 'percent' && (
        <MoneyInput name="discount" part="upTo" label="Up to an amount" currencyLabel="Currency" />
      )}
      <MoneyInput name={name} part="amount" label={label} currencyLabel={`${label}: currency`} />
    </>
  )
}

export function AmountInput({ name }: Pick<Named, 'name'>) {
  return <MoneyInput name={name} part="value" label="Amount off" currencyLabel="Currency" isRequired />
}

export function DiscountInput({ name, label }: Named) {
  const { partError, onEdit } = useParts(name)
  return (
    <SelectInput
      name={`${name}.kind`}
      label={label}
      options={kinds}
      partError={partError}
      onEdit={onEdit}
      isRequired
    />
  )
}
