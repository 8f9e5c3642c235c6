import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { slugOf } from '#domain/slug'
import { CheckboxInput } from '../components/form/checkbox-input'
import { ImagePicker } from '../components/form/image-picker'
import { SlugHint } from '../components/form/slug-hint'
import { TextInput } from '../components/form/text-input'
import { type CategoryValues, categoryLabels } from './category-form'

interface Props {
  /** The image that an edited category has. Its slug is in links already, so it does not follow the name. */
  current?: string | null
  isNew?: boolean
}

/** The fields that a new category and an edited one share (product.md, sections 3 and 5). */
export function CategoryFields({ current = null, isNew = false }: Props) {
  const { setValue, formState } = useFormContext<CategoryValues>()
  const slugFollows = useRef(isNew)

  function follow(name: string) {
    if (!slugFollows.current) return
    setValue('slug', slugOf(name), { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }

  return (
    <>
      <TextInput name="name" label={categoryLabels.name} onEdit={follow} isRequired />
      <TextInput
        name="slug"
        label={categoryLabels.slug}
        hint={<SlugHint path="/explore/" />}
        onEdit={() => {
          slugFollows.current = false
        }}
        isRequired
      />
      <TextInput name="description" label={categoryLabels.description} rows={4} />
      <ImagePicker name="image" label="Image" longestSide={800} current={current} />
      <CheckboxInput name="topCategory" label={categoryLabels.topCategory} />
    </>
  )
}
