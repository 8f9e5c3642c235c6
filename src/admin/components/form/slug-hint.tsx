import { useFormContext, useWatch } from 'react-hook-form'
import { cleanLine } from '#domain/text/clean'
import { slugOf } from '#domain/text/slug'

interface Props {
  path: string
}

/** Says that the old address still works if the slug has changed. */
export function SlugHint({ path }: Props) {
  const slug = slugOf(cleanLine(String(useWatch({ name: 'slug' }) ?? '')))
  const before = String(useFormContext().formState.defaultValues?.['slug'] ?? '')
  return (
    <>
      The address of its page: {path}
      {slug}.{' '}
      <span role="status">
        {before !== '' && slug !== before && (
          <>
            Links to the old address, {path}
            {before}, will be led to the new one for as long as there is one. Nothing else can take it.
          </>
        )}
      </span>
    </>
  )
}
