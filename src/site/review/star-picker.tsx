import { Fragment } from 'react'
import { maxRating } from '#domain/rating'
import styles from './star-picker.module.css'

const choices = Array.from({ length: maxRating }, (_, at) => at + 1)

/**
 * Picks one to five stars: radios that look like stars, so arrows, digits of a screen reader and taps all
 * work. They are required, so that the style sheet knows whether one is chosen: not every browser has `:has`.
 */
export function StarPicker({ name }: { name: string }) {
  return (
    <fieldset className={styles.picker}>
      <legend>Your rating</legend>
      <div className={styles.stars}>
        {choices.map((stars) => (
          <Fragment key={stars}>
            <input type="radio" name={name} id={`${name}-${stars}`} value={stars} required />
            <label htmlFor={`${name}-${stars}`}>
              <span className="visually-hidden">{stars === 1 ? '1 star' : `${stars} stars`}</span>
            </label>
          </Fragment>
        ))}
      </div>
    </fieldset>
  )
}
