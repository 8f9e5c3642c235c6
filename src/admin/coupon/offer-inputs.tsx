import { SelectField, TextField } from '@aws-amplify/ui-react'
import { type FieldErrors, useController, useFormContext } from 'react-hook-form'
import { discountKinds, type DiscountKind } from '#domain/offer-labels'
import { FieldLabel, messageAt } from '../components/form/text-input'
import styles from './offer-inputs.module.css'

const kindLabels: Record<DiscountKind, string> = {
  percent: 'Percentage',
  amount: 'Amount of money',
  shipping: 'Free shipping',
  gift: 'Free gift',
  other: 'Something else',
}

type Parts = Record<string, string>

interface PartProps {
  label: string
  value: string | undefined
  onChange: (text: string) => void
  error: string | undefined
  isCurrency?: boolean
  inputRef?: React.Ref<HTMLInputElement>
}

function PartInput({ label, value = '', onChange, error, isCurrency = false, inputRef }: PartProps) {
  return (
    <TextField
      ref={inputRef}
      label={<FieldLabel label={label} />}
      value={value}
      autoComplete="off"
      inputMode={isCurrency ? 'text' : 'decimal'}
      placeholder={isCurrency ? 'GBP' : ''}
      dir="auto"
      onChange={(event) => onChange(event.target.value)}
      hasError={error !== undefined}
      errorMessage={error}
    />
  )
}

/** The message at a part of a field, or that of the field as a whole. */
function errorOf(errors: FieldErrors, name: string, part: string, isFirst = false): string | undefined {
  return messageAt(errors, `${name}.${part}`) ?? (isFirst ? messageAt(errors, name) : undefined)
}

/** The smallest purchase for which an offer holds. */
export function MinimumSpendInput({ name, label }: { name: string; label: string }) {
  const {
    field: { ref, value: parts, onChange },
  } = useController<Record<string, Parts>>({ name })
  const set = (changed: Parts) => onChange({ ...parts, ...changed })
  const { errors } = useFormContext().formState
  return (
    <div className={styles.row}>
      <PartInput
        inputRef={ref}
        label={label}
        value={parts['amount']}
        onChange={(amount) => set({ amount })}
        error={errorOf(errors, name, 'amount', true)}
      />
      <PartInput
        label={`${label}: currency`}
        value={parts['currency']}
        onChange={(currency) => set({ currency })}
        error={errorOf(errors, name, 'currency')}
        isCurrency
      />
    </div>
  )
}

/** What an offer takes off. The percentage itself is a field of its own. */
export function DiscountInput({ name, label }: { name: string; label: string }) {
  const {
    field: { ref, value: parts, onChange },
  } = useController<Record<string, Parts>>({ name })
  const set = (changed: Parts) => onChange({ ...parts, ...changed })
  const { errors } = useFormContext().formState
  const kind = parts['kind'] ?? 'percent'
  const value = kind === 'percent' ? 'upTo' : 'value'
  const error = errorOf(errors, name, 'kind', true)
  return (
    <div className={styles.row}>
      <SelectField
        ref={ref}
        label={<FieldLabel label={label} isRequired />}
        value={kind}
        onChange={(event) => set({ kind: event.target.value })}
        hasError={error !== undefined}
        errorMessage={error}
      >
        {discountKinds.map((each) => (
          <option key={each} value={each}>
            {kindLabels[each]}
          </option>
        ))}
      </SelectField>
      {(kind === 'percent' || kind === 'amount') && (
        <>
          <PartInput
            label={kind === 'percent' ? 'Up to an amount' : 'Amount off'}
            value={parts[value]}
            onChange={(text) => set({ [value]: text })}
            error={errorOf(errors, name, value)}
          />
          <PartInput
            label="Currency"
            value={parts['currency']}
            onChange={(currency) => set({ currency })}
            error={errorOf(errors, name, 'currency')}
            isCurrency
          />
        </>
      )}
    </div>
  )
}
