import { Fragment, useId } from 'react'
import { maxRating } from '#domain/review/rating'
import { FieldError } from '#components/field'
import styles from './star-picker.module.css'

const choices = Array.from({ length: maxRating }, (_, at) => at + 1)

interface Props {
  name: string
  /** From a form that was posted without JavaScript. */
  chosen?: string | undefined
  error?: string | undefined
}

/** Radios that look like stars. Required, for the style sheet: not every browser has `:has`. */
export function StarPicker({ name, chosen, error }: Props) {
  const errorId = useId()
  return (
    <fieldset className={styles.picker} aria-describedby={error ? errorId : undefined}>
      <legend>Your rating</legend>
      <div className={styles.stars}>
        {choices.map((stars) => (
          <Fragment key={stars}>
            <input
              type="radio"
              name={name}
              id={`${name}-${stars}`}
              value={stars}
              defaultChecked={chosen === String(stars)}
              required
            />
            <label htmlFor={`${name}-${stars}`}>
              <span className="visually-hidden">{stars === 1 ? '1 star' : `${stars} stars`}</span>
            </label>
          </Fragment>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}
