import { TextField } from '@aws-amplify/ui-react'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { site } from '#site'
import styles from './input-row.module.css'
import { FieldLabel, useFieldError } from './text-input'

interface Props {
  name: string
  label: string
  hint?: ReactNode
  isRequired?: boolean
  /** Shown with a value that is not refused. */
  advice?: (value: string) => string | undefined
}

/** A day and a time in the site's time zone as one value: '2026-12-24' or '2026-12-24T18:00'. */
export function MomentInput({ name, label, hint, isRequired = false, advice }: Props) {
  const {
    field: { ref, value, onChange, onBlur },
  } = useController<Record<string, string>>({ name })
  const error = useFieldError(name)
  const [day, time] = [value.slice(0, 10), value.slice(11, 16)]
  const set = (newDay: string, newTime: string) =>
    onChange(newDay !== '' && newTime !== '' ? `${newDay}T${newTime}` : newDay)
  return (
    <div>
      <div className={`wrap ${styles.row} ${styles.moment}`}>
        <TextField
          ref={ref}
          type="date"
          label={<FieldLabel label={label} isRequired={isRequired} />}
          descriptiveText={
            <>
              {hint} Time zone: {site.timeZone}.
            </>
          }
          value={day}
          onChange={(event) => set(event.target.value, time)}
          onBlur={onBlur}
          hasError={error !== undefined}
          errorMessage={error}
        />
        <TextField
          type="time"
          label={<FieldLabel label={`${label}: time`} />}
          value={time}
          isDisabled={day === ''}
          onChange={(event) => set(day, event.target.value)}
        />
      </div>
      {/* Always rendered, so that changes are announced. */}
      <p role="status" className={styles.advice}>
        {advice?.(value)}
      </p>
    </div>
  )
}
