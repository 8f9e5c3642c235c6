import { TextAreaField, TextField } from '@aws-amplify/ui-react'
import type { ReactNode } from 'react'
import { type FieldError, type FieldErrors, get, useFormContext } from 'react-hook-form'

interface Props {
  inputMode?: 'decimal' | 'numeric'
  autoComplete?: string
  placeholder?: string
  /** For numbers use DecimalInput: a native number field drops a comma. */
  type?: 'text' | 'email' | 'password' | 'url'
  name: string
  label: string
  hint?: ReactNode
  isRequired?: boolean
  isDisabled?: boolean
  /** With it the field is a text area. */
  rows?: number
  partError?: string | undefined
  onEdit?: (text: string) => void
}

/** 'shop.example/sale' is a link too. */
function withScheme(typed: unknown): unknown {
  const isBare = typeof typed === 'string' && /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(typed.trim())
  return isBare ? `https://${typed.trim()}` : typed
}

export function TextInput({ name, label, hint, rows, partError, onEdit, ...others }: Props) {
  const { register } = useFormContext()
  const error = useFieldError(name) ?? partError
  const registered = register(name, {
    onChange: (event: { target: { value: string } }) => onEdit?.(event.target.value),
    ...(others.type === 'url' && { setValueAs: withScheme }),
  })
  const field = {
    ...others,
    ...registered,
    label: <FieldLabel label={label} isRequired={others.isRequired} />,
    descriptiveText: hint,
    // Text of any script. An address begins on the left in every language.
    dir: 'auto',
    hasError: error !== undefined,
    errorMessage: error,
  }
  return rows === undefined ? <TextField {...field} /> : <TextAreaField {...pickForArea(field)} rows={rows} />
}

/** Its schema has to be made by `withDecimals`. */
export function DecimalInput(props: Omit<Props, 'type' | 'inputMode' | 'rows'>) {
  return <TextInput {...props} inputMode="decimal" autoComplete="off" />
}

function pickForArea<Field extends Record<string, unknown>>(field: Field) {
  const { type: _, inputMode: _mode, ...rest } = field
  return rest
}

export function useFieldError(name: string): string | undefined {
  return messageAt(useFormContext().formState.errors, name)
}

export function messageAt(errors: FieldErrors, path: string): string | undefined {
  const error: FieldError | undefined = get(errors, path)
  return error?.message
}

/** Marks optional fields, because most fields are required. */
export function FieldLabel({
  label,
  isRequired = false,
}: {
  label: string
  isRequired?: boolean | undefined
}) {
  return (
    <>
      {label}
      {!isRequired && <small> (optional)</small>}
    </>
  )
}
