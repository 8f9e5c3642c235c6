import { SelectField } from '@aws-amplify/ui-react'
import { useFormContext } from 'react-hook-form'
import { FieldLabel, useFieldError } from './text-input'

interface Props {
  name: string
  label: string
  hint?: string
  isRequired?: boolean
  /** '' stands for no choice. */
  options: readonly (readonly [value: string, label: string])[]
  isOff?: (value: string) => boolean
  partError?: string | undefined
  onEdit?: (value: string) => void
}

export function SelectInput(props: Props) {
  const { name, label, hint, isRequired = false, options, isOff, partError, onEdit } = props
  const { register } = useFormContext()
  const error = useFieldError(name) ?? partError
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
        <option key={value} value={value} disabled={isOff?.(value)}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}
