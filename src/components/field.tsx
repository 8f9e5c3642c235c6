import { type ReactElement, cloneElement, useId } from 'react'
import styles from './field.module.css'

interface Props {
  label: string
  /** Says what is expected, below the control. */
  hint?: string | undefined
  /** Takes a line of its own in a form. */
  wide?: boolean
  /** An input, a textarea or a select. */
  children: ReactElement<{
    id?: string
    className?: string | undefined
    dir?: string
    'aria-describedby'?: string | undefined
  }>
}

/** A control of a form with its label and its hint. */
export function Field({ label, hint, wide = false, children }: Props) {
  const id = useId()
  const hintId = hint ? `${id}hint` : undefined
  return (
    <div className={styles.field} data-wide={wide}>
      <label htmlFor={id}>{label}</label>
      {cloneElement(children, { id, className: styles.control, dir: 'auto', 'aria-describedby': hintId })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
