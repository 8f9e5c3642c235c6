import { Fragment, useId } from 'react'
import { maxRating } from '#domain/review/rating'
import { FieldError } from '#components/field'
import styles from './star-picker.module.css'

const choices = Array.from({ length: maxRating }, (_, at) => at + 1)

interface Props {
  name: string
  /** What was chosen when the form was posted before, and why it was refused. */
  chosen?: string | undefined
  error?: string | undefined
}

/**
 * Picks one to five stars: radios that look like stars, so arrows, digits of a screen reader and taps all
 * work. They are required, so that the style sheet knows whether one is chosen: not every browser has `:has`.
 */
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
