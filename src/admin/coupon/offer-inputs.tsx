import { SelectField, TextField } from '@aws-amplify/ui-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { type FieldErrors, useController, useFormContext } from 'react-hook-form'
import { discountKinds, type DiscountKind } from '#domain/coupon/coupon-labels'
import { FieldLabel, messageAt } from '../components/form/text-input'
import styles from '../components/form/input-row.module.css'

const kindLabels: Record<DiscountKind, string> = {
  percent: 'Percentage',
  amount: 'Amount of money',
  shipping: 'Free shipping',
  gift: 'Free gift',
  other: 'Something else',
}

type Values = Record<string, string>

interface PartProps {
  /** Path in the form: 'discount.value'. */
  name: string
  label: string
  isRequired?: boolean
  value: string | undefined
  onChange: (text: string) => void
  error: string | undefined
  isCurrency?: boolean
}

function PartInput(props: PartProps) {
  const { name, label, value = '', onChange, error, isRequired = false, isCurrency = false } = props
  return (
    <TextField
      name={name}
      label={<FieldLabel label={label} isRequired={isRequired} />}
      isRequired={isRequired}
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

/** The first part shows the message of the whole field. */
function errorOf(errors: FieldErrors, name: string, part: string, isFirst = false): string | undefined {
  return messageAt(errors, `${name}.${part}`) ?? (isFirst ? messageAt(errors, name) : undefined)
}

/** The form focuses the first refused input. */
function Parts({ focusRef, children }: { focusRef: (target: Focusable) => void; children: ReactNode }) {
  const { getFieldState } = useFormContext()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const focus = () => {
      const inputs = [...(row.current?.querySelectorAll<HTMLElement & { name: string }>('[name]') ?? [])]
      const refused = inputs.find(({ name }) => getFieldState(name).error)
      ;(refused ?? inputs[0])?.focus()
    }
    focusRef({ focus })
  }, [focusRef, getFieldState])
  return (
    <div ref={row} className={styles.row}>
      {children}
    </div>
  )
}

interface Focusable {
  focus: () => void
}

const isFilled = (text = '') => text.trim() !== ''

export function MinimumSpendInput({ name, label }: { name: string; label: string }) {
  const {
    field: { ref, value: parts, onChange },
  } = useController<Record<string, Values>>({ name })
  const set = (changed: Values) => onChange({ ...parts, ...changed })
  const { errors } = useFormContext().formState
  return (
    <Parts focusRef={ref}>
      <PartInput
        name={`${name}.amount`}
        label={label}
        value={parts['amount']}
        onChange={(amount) => set({ amount })}
        error={errorOf(errors, name, 'amount', true)}
      />
      <PartInput
        name={`${name}.currency`}
        label={`${label}: currency`}
        isRequired={isFilled(parts['amount'])}
        value={parts['currency']}
        onChange={(currency) => set({ currency })}
        error={errorOf(errors, name, 'currency')}
        isCurrency
      />
    </Parts>
  )
}

export function DiscountInput({ name, label }: { name: string; label: string }) {
  const {
    field: { ref, value: parts, onChange },
  } = useController<Record<string, Values>>({ name })
  const set = (changed: Values) => onChange({ ...parts, ...changed })
  const { errors } = useFormContext().formState
  const kind = parts['kind'] ?? 'percent'
  const value = kind === 'percent' ? 'upTo' : 'value'
  const error = errorOf(errors, name, 'kind', true)
  return (
    <Parts focusRef={ref}>
      <SelectField
        name={`${name}.kind`}
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
            name={`${name}.${value}`}
            isRequired={kind === 'amount'}
            label={kind === 'percent' ? 'Up to an amount' : 'Amount off'}
            value={parts[value]}
            onChange={(text) => set({ [value]: text })}
            error={errorOf(errors, name, value)}
          />
          <PartInput
            name={`${name}.currency`}
            isRequired={kind === 'amount' || isFilled(parts['upTo'])}
            label="Currency"
            value={parts['currency']}
            onChange={(currency) => set({ currency })}
            error={errorOf(errors, name, 'currency')}
            isCurrency
          />
        </>
      )}
    </Parts>
  )
}
