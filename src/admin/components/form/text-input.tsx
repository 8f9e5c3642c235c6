import { TextAreaField, TextField } from '@aws-amplify/ui-react'
import { type InputHTMLAttributes, type ReactNode } from 'react'
import { type FieldError, type FieldErrors, get, useFormContext } from 'react-hook-form'

interface Props extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'inputMode' | 'autoComplete' | 'placeholder'
> {
  /**
   * A number is text too (DecimalInput): a browser's own field drops a comma, and its wheel changes what was
   * typed.
   */
  type?: 'text' | 'email' | 'password' | 'url'
  /** The field of the schema. */
  name: string
  label: string
  /** Said below the label. */
  hint?: ReactNode
  isRequired?: boolean
  isDisabled?: boolean
  /** Lines of text, for one of several. */
  rows?: number
  /** Told after someone has changed it. */
  onEdit?: (text: string) => void
}

/** A text field of the form around it, with its error below it. */
export function TextInput({ name, label, hint, rows, onEdit, ...others }: Props) {
  const { register } = useFormContext()
  const error = useFieldError(name)
  const registered = register(name, {
    onChange: (event: { target: { value: string } }) => onEdit?.(event.target.value),
  })
  const field = {
    ...others,
    ...registered,
    label: <FieldLabel label={label} isRequired={others.isRequired} />,
    descriptiveText: hint,
    hasError: error !== undefined,
    errorMessage: error,
  }
  return rows === undefined ? <TextField {...field} /> : <TextAreaField {...pickForArea(field)} rows={rows} />
}

/** A field for a number, whose schema has to be one `withDecimals`. */
export function DecimalInput(props: Omit<Props, 'type' | 'inputMode' | 'rows'>) {
  return <TextInput {...props} inputMode="decimal" autoComplete="off" />
}

/** A text area knows no type. */
function pickForArea<Field extends Record<string, unknown>>(field: Field) {
  const { type: _, inputMode: _mode, ...rest } = field
  return rest
}

/** The message of a field's error; undefined where it has none. */
export function useFieldError(name: string): string | undefined {
  return messageAt(useFormContext().formState.errors, name)
}

/** As useFieldError, for one of many places: 'pros.1'. */
export function messageAt(errors: FieldErrors, path: string): string | undefined {
  const error: FieldError | undefined = get(errors, path)
  return error?.message
}

/** A label that says in words that a field may be left out, since most may not. */
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
