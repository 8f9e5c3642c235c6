import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { proposedSlug } from '#domain/text/proposed-slug'
import { TextInput } from './text-input'

interface Props {
  name: string
  label: string
  hint?: ReactNode
  /** The slug does not follow. */
  isSlugKept?: boolean
}

/** The slug follows the name until somebody edits it. */
export function NameInput({ isSlugKept = false, ...field }: Props) {
  const { setValue, formState } = useFormContext<{ name: string; slug: string }>()
  const { name: before = '', slug = '' } = formState.defaultValues ?? {}
  const follows = !isSlugKept && !formState.dirtyFields.slug && slug === proposedSlug(before)
  return (
    <TextInput
      {...field}
      isRequired
      onEdit={(name) => {
        if (follows) setValue('slug', proposedSlug(name), { shouldValidate: formState.isSubmitted })
      }}
    />
  )
}
