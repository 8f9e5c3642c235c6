import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { maxRating, ratingStep } from '#domain/rating'
import { slugOf } from '#domain/slug'
import { read } from '../../lib/read'
import { nothing } from '../components/form/conflict-dialog'
import { ImagePicker } from '../components/form/image-picker'
import { SlugHint } from '../components/form/slug-hint'
import { SelectInput } from '../components/form/select-input'
import { DecimalInput, TextInput } from '../components/form/text-input'
import { HalfStarsInput } from './half-stars-input'
import { PointsInput } from './points-input'
import { storeLabels, type StoreValues } from './store-form'
import styles from './store-fields.module.css'

/** The fields that a new store and an edited one share (product.md, section 5). `logo` is the one it has. */
export function StoreFields({ logo }: { logo?: string | null }) {
  const isNew = logo === undefined
  return (
    <>
      <NameAndSlug />
      <TextInput name="link" label={storeLabels.link} type="url" hint="Starts with https://" isRequired />
      <ImagePicker name="logo" label="Logo" longestSide={640} current={logo ?? null} isRequired={isNew} />
      <TextInput name="description" label={storeLabels.description} rows={5} isRequired />
      <CategorySelect />
      {isNew ? (
        <HalfStarsInput name="rating" label={storeLabels.rating} />
      ) : (
        <DecimalInput
          name="rating"
          label={storeLabels.rating}
          hint={`From 0 to ${maxRating} in steps of ${ratingStep.edit}, such as 4.5`}
          isRequired
        />
      )}
      <PointsInput name="pros" label={storeLabels.pros} />
      <PointsInput name="cons" label={storeLabels.cons} />
    </>
  )
}

/** The slug follows the name until it is edited by hand, in this form or before. */
function NameAndSlug() {
  const { setValue, formState } = useFormContext<StoreValues>()
  const { name: before = '', slug: given = '' } = formState.defaultValues ?? {}
  const follows = () => !formState.dirtyFields.slug && given === slugOf(before)
  return (
    <>
      <TextInput
        name="name"
        label={storeLabels.name}
        isRequired
        onEdit={(name) => {
          if (follows()) setValue('slug', slugOf(name), { shouldValidate: formState.isSubmitted })
        }}
      />
      <TextInput name="slug" label={storeLabels.slug} hint={<SlugHint path="/store/" />} isRequired />
    </>
  )
}

function CategorySelect() {
  const categories = useQuery(read('GET /categories', {}))
  const options = (categories.data ?? []).map(({ _id, name }) => [_id, name] as const)
  return (
    <div className={styles.category}>
      {/* It can't show the one it has before there are options. */}
      <SelectInput
        key={options.length}
        name="category"
        label={storeLabels.category}
        options={[['', 'None'], ...options]}
      />
      {categories.isError && (
        <p className={styles.error} role="alert">
          Error fetching categories
        </p>
      )}
    </div>
  )
}

/** A category where a conflict shows which store is in which. */
export function CategoryName({ id }: { id: string }) {
  const categories = useQuery(read('GET /categories', {})).data ?? []
  return categories.find(({ _id }) => _id === id)?.name ?? nothing
}
