import { maxRating } from '#domain/rating'
import styles from './star-picker.module.css'

const choices = Array.from({ length: maxRating }, (_, at) => at + 1)

/**
 * Picks one to five stars: radios that look like stars, so arrows, digits of a screen reader and taps all
 * work.
 */
export function StarPicker({ name }: { name: string }) {
  return (
    <fieldset className={styles.picker}>
      <legend>Your rating</legend>
      <div className={styles.stars}>
        {choices.map((stars) => (
          <label key={stars}>
            <input type="radio" name={name} value={stars} />
            <span className="visually-hidden">{stars === 1 ? '1 star' : `${stars} stars`}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
