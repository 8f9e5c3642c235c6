import { Button } from '@aws-amplify/ui-react'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { maxRating, ratingInWords, ratingStep } from '#domain/review/rating'
import { FieldError } from '../components/form/field-error'
import { useFieldError } from '../components/form/text-input'
import styles from './half-stars-input.module.css'

const choices = Array.from({ length: maxRating / ratingStep.create }, (_, at) => (at + 1) * ratingStep.create)

export function HalfStarsInput({ name, label }: { name: string; label: string }) {
  const { field } = useController({ name })
  const rating = Number(field.value)
  const error = useFieldError(name)
  const errorId = useId()
  // On the group and on each star, of which one has the focus.
  const problem = error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId }
  return (
    <fieldset className={styles.picker} role="radiogroup" {...problem}>
      <legend className="amplify-label">{label}</legend>
      <div className={`row wrap ${styles.row}`}>
        <div className={styles.stars}>
          {choices.map((value, at) => (
            <label key={value} data-filled={value <= rating}>
              <input
                ref={at === 0 ? field.ref : undefined}
                type="radio"
                name={name}
                value={value}
                checked={value === rating}
                onChange={() => field.onChange(String(value))}
                onBlur={field.onBlur}
                {...problem}
              />
              <span className="visually-hidden">{ratingInWords(value)}</span>
            </label>
          ))}
        </div>
        <output>{rating} of 5</output>
        {rating > 0 && (
          <Button size="small" variation="link" onClick={() => field.onChange('0')}>
            No stars
          </Button>
        )}
      </div>
      <FieldError id={errorId} text={error} />
    </fieldset>
  )
}
