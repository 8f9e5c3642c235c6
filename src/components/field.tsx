import { type ReactElement, cloneElement, useId } from 'react'
import styles from './field.module.css'

interface Props {
  label: string
  /** Says what is expected, below the control. */
  hint?: string | undefined
  /** Why the server refused what was sent. */
  error?: string | undefined
  /** Takes a line of its own in a form. */
  wide?: boolean
  /** An input, a textarea or a select. */
  children: ReactElement<{
    id?: string
    className?: string | undefined
    dir?: string
    'aria-describedby'?: string | undefined
    'aria-invalid'?: boolean | undefined
  }>
}

/** A control of a form with its label, its hint and its error. */
export function Field({ label, hint, error, wide = false, children }: Props) {
  const id = useId()
  const hintId = hint ? `${id}hint` : undefined
  const errorId = error ? `${id}error` : undefined
  return (
    <div className={styles.field} data-wide={wide}>
      <label htmlFor={id}>{label}</label>
      {cloneElement(children, {
        id,
        className: styles.control,
        dir: 'auto',
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId}>{error}</FieldError>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** Why a field was refused; nothing where it was not. */
export function FieldError({ id, children }: { id: string | undefined; children: string | undefined }) {
  if (!children) return null
  return (
    <p id={id} className={styles.error}>
      {children}
    </p>
  )
}
