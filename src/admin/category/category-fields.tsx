import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Category } from '#domain/category/category'
import { proposedSlug } from '#domain/text/proposed-slug'
import { CheckboxInput } from '../components/form/checkbox-input'
import type { EditFields } from '../components/form/fields'
import { ImagePicker } from '../components/form/image-picker'
import { SlugHint } from '../components/form/slug-hint'
import { TextInput } from '../components/form/text-input'
import type { CategoryValues } from './category-form'

export const categoryFields: EditFields<Category, CategoryValues> = {
  name: { label: 'Name', empty: '', input: (_, category) => <NameAndSlug isNew={!category} /> },
  slug: {
    label: 'Slug',
    empty: '',
    // NameAndSlug shows it.
    input: () => null,
  },
  description: { label: 'Description', empty: '', input: (field) => <TextInput {...field} rows={4} /> },
  imagePath: {
    label: 'Image',
    empty: [],
    of: () => [],
    input: (field, category) => (
      <ImagePicker {...field} longestSide={800} current={category?.imagePath ?? null} />
    ),
  },
  topCategory: { label: 'Top category', empty: false, input: (field) => <CheckboxInput {...field} /> },
}

/** The slug follows the name only of a new category: links to an existing one contain its slug. */
function NameAndSlug({ isNew }: { isNew: boolean }) {
  const { setValue, formState } = useFormContext<CategoryValues>()
  const slugFollows = useRef(isNew)

  function follow(name: string) {
    if (!slugFollows.current) return
    setValue('slug', proposedSlug(name), { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }

  return (
    <>
      <TextInput name="name" label={categoryFields.name.label} onEdit={follow} isRequired />
      <TextInput
        name="slug"
        label={categoryFields.slug.label}
        hint={<SlugHint path="/explore/" />}
        onEdit={() => {
          slugFollows.current = false
        }}
        isRequired
      />
    </>
  )
}
