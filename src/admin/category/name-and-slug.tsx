import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { proposedSlug } from '#domain/text/proposed-slug'
import { SlugHint } from '../components/form/slug-hint'
import { TextInput } from '../components/form/text-input'

/** The slug follows the name only of a new category: links to an existing one contain its slug. */
export function NameAndSlug({ isNew }: { isNew: boolean }) {
  const { setValue, formState } = useFormContext()
  const slugFollows = useRef(isNew)

  function follow(name: string) {
    if (!slugFollows.current) return
    setValue('slug', proposedSlug(name), { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }

  return (
    <>
      <TextInput name="name" label="Name" onEdit={follow} isRequired />
      <TextInput
        name="slug"
        label="Slug"
        hint={<SlugHint path="/explore/" />}
        onEdit={() => {
          slugFollows.current = false
        }}
        isRequired
      />
    </>
  )
}
