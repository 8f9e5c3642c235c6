import { type ReactElement, cloneElement, useId } from 'react'
import styles from './field.module.css'

interface Props {
  label: string
  hint?: string | undefined
  error?: string | undefined
  wide?: boolean
  children: ReactElement<{
    id?: string
    className?: string | undefined
    dir?: string
    'aria-describedby'?: string | undefined
    'aria-invalid'?: boolean | undefined
  }>
}

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
        <p id={hintId} className="soft small">
          {hint}
        </p>
      )}
    </div>
  )
}

export function FieldError({ id, children }: { id: string | undefined; children: string | undefined }) {
  if (!children) return null
  return (
    <p id={id} className={styles.error}>
      {children}
    </p>
  )
}
