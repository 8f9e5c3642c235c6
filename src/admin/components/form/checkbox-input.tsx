import { CheckboxField } from '@aws-amplify/ui-react'
import { useController } from 'react-hook-form'

/** A checkbox of the surrounding form. */
export function CheckboxInput({ name, label }: { name: string; label: string }) {
  const {
    field: { ref, value, onChange, onBlur },
  } = useController<Record<string, boolean>>({ name })
  return (
    <CheckboxField
      ref={ref}
      name={name}
      label={label}
      checked={value}
      onChange={(event) => onChange(event.target.checked)}
      onBlur={onBlur}
    />
  )
}
