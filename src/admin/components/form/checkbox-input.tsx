import { CheckboxField } from '@aws-amplify/ui-react'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { FieldError } from './field-error'
import { useFieldError } from './text-input'

export function CheckboxInput({ name, label }: { name: string; label: string }) {
  const {
    field: { ref, value, onChange, onBlur },
  } = useController<Record<string, boolean>>({ name })
  const error = useFieldError(name)
  const errorId = useId()
  return (
    <div>
      <CheckboxField
        ref={ref}
        name={name}
        label={label}
        checked={value}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        hasError={error !== undefined}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
      />
      <FieldError id={errorId} text={error} />
    </div>
  )
}
