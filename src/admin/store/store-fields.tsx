import { useQuery } from '@tanstack/react-query'
import { maxRating, ratingStep } from '#domain/review/rating'
import { proposedSlug } from '#domain/text/proposed-slug'
import { type Store, storeFormSchema } from '#domain/store/store'
import { read, readFirstPage } from '#lib/read'
import { repeatedNames } from '#lib/repeated-names'
import { nothing } from '../components/form/conflict-dialog'
import { defaultFields } from '../components/form/default-fields'
import { ImagePicker } from '../components/form/image-picker'
import { NameInput } from '../components/form/name-input'
import { SlugHint } from '../components/form/slug-hint'
import { SelectInput } from '../components/form/select-input'
import { DecimalInput } from '../components/form/text-input'
import { storeFormFields } from '../features/store'
import { HalfStarsInput } from './half-stars-input'
import { PointsInput } from './points-input'
import type { StoreValues } from './store-form'
import { useFormContext, useFormState } from 'react-hook-form'
import { termOf } from '#domain/search/search-terms'
import { useDebounced } from '#lib/use-debounced'

export const storeFields = defaultFields<Store, StoreValues>(storeFormSchema.shape, {
  name: { input: (field, store) => <StoreNameInput {...field} storeId={store?._id} /> },
  slug: { isHalf: true, hint: <SlugHint path="/store/" /> },
  link: { isHalf: true },
  logo: {
    label: 'Logo',
    empty: [],
    of: () => [],
    input: (field, store) => (
      <ImagePicker {...field} shownAs="logo" current={store?.logo ?? null} isRequired={!store} />
    ),
  },
  description: { rows: 5 },
  category: {
    label: 'Category',
    isHalf: true,
    empty: '',
    of: ({ category }) => category?._id ?? '',
    input: (field) => <CategorySelect {...field} />,
  },
  rating: {
    label: 'Rating',
    isHalf: true,
    empty: '0',
    of: ({ rating }) => String(rating),
    input: (field, store) => (store ? <RatingInput {...field} /> : <HalfStarsInput {...field} />),
  },
  pros: { label: 'Pros', empty: [], input: (field) => <PointsInput {...field} /> },
  cons: { label: 'Cons', empty: [], input: (field) => <PointsInput {...field} /> },
  ...storeFormFields,
})

interface Named {
  name: string
  label: string
}

function sameNameHint({ name, slug }: Store): string {
  const other = `There is a store of this name already, at /store/${slug}.`
  return `${other} With a slug such as ${proposedSlug(name)}-uk the titles of their pages differ.`
}

function StoreNameInput({ storeId, ...field }: Named & { storeId: string | undefined }) {
  const same = useStoreOfSameName(storeId)
  const { isSubmitting, isSubmitSuccessful } = useFormState()
  // It would find the store that has just been created.
  const isSaved = isSubmitting || isSubmitSuccessful
  return <NameInput {...field} hint={same && !isSaved && sameNameHint(same)} />
}

function RatingInput(field: Named) {
  const hint = `From 0 to ${maxRating} in steps of ${ratingStep.edit}, such as 4.5`
  return <DecimalInput {...field} hint={hint} isRequired />
}

function CategorySelect(field: Named) {
  const categories = useQuery(read('GET /categories', {}))
  const found = categories.data ?? []
  const repeated = repeatedNames(found)
  const options = found.map(
    ({ _id, name, slug }) => [_id, repeated.has(name) ? `${name} (/${slug})` : name] as const,
  )
  return (
    <div>
      {/* A new key once the options are loaded: only then can the select show the current category. */}
      <SelectInput key={options.length} {...field} options={[['', 'None'], ...options]} />
      {categories.isError && (
        <p className="amplify-field__error-message" role="alert">
          Error fetching categories
        </p>
      )}
    </div>
  )
}

export function CategoryName({ id }: { id: string }) {
  const categories = useQuery(read('GET /categories', {})).data ?? []
  return categories.find(({ _id }) => _id === id)?.name ?? nothing
}

/** A hint and no refusal: names may repeat. `storeId` is the edited store. */
function useStoreOfSameName(storeId: string | undefined): Store | undefined {
  const name = comparable(useDebounced(useFormContext<StoreValues>().watch('name')))
  const { data } = useQuery({
    ...readFirstPage('GET /stores/search/{term}', { term: termOf(name) }, { limit: '25' }),
    enabled: name !== '',
  })
  return data?.body.find((store) => comparable(store.name) === name && store._id !== storeId)
}

function comparable(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
}
