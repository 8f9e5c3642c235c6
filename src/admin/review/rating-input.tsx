import { maxRating } from '#domain/review/rating'
import { SelectInput } from '../components/form/select-input'

const options = [
  ['', 'Choose a rating'],
  ...Array.from({ length: maxRating }, (_, at) => {
    const stars = maxRating - at
    return [String(stars), stars === 1 ? '1 star' : `${stars} stars`] as const
  }),
] as const

export function RatingInput(field: { name: string; label: string }) {
  return <SelectInput {...field} options={options} isRequired />
}
