import { CheckboxField } from '@aws-amplify/ui-react'
import { useController } from 'react-hook-form'
import { useFieldError } from './text-input'

/** A checkbox of the surrounding form. */
export function CheckboxInput({ name, label }: { name: string; label: string }) {
  const {
    field: { ref, value, onChange, onBlur },
  } = useController<Record<string, boolean>>({ name })
  const error = useFieldError(name)
  return (
    <CheckboxField
      ref={ref}
      name={name}
      label={label}
      checked={value}
      aria-invalid={error !== undefined}
      hasError={error !== undefined}
      errorMessage={error}
      onChange={(event) => onChange(event.target.checked)}
      onBlur={onBlur}
    />
  )
}
