import { SelectField } from '@aws-amplify/ui-react'
import { useFormContext } from 'react-hook-form'
import { FieldLabel, useFieldError } from './text-input'

interface Props {
  name: string
  label: string
  hint?: string
  isRequired?: boolean
  /** Values and what stands for them; '' for none is one of them where that may be chosen. */
  options: readonly (readonly [value: string, label: string])[]
  onEdit?: (value: string) => void
}

/** A choice from a short list, of the form around it. */
export function SelectInput({ name, label, hint, isRequired, options, onEdit }: Props) {
  const { register } = useFormContext()
  const error = useFieldError(name)
  return (
    <SelectField
      {...register(name, {
        onChange: (event: { target: { value: string } }) => onEdit?.(event.target.value),
      })}
      label={<FieldLabel label={label} isRequired={isRequired} />}
      descriptiveText={hint}
      isRequired={isRequired}
      hasError={error !== undefined}
      errorMessage={error}
    >
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}
