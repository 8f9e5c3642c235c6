import { useFormContext, useWatch } from 'react-hook-form'
import { slugOf } from '#domain/slug'

interface Props {
  /** What comes before the slug in an address: '/store/'. */
  path: string
}

/** Says which address a slug makes and, where it is another than before, what becomes of the old one. */
export function SlugHint({ path }: Props) {
  const slug = slugOf(String(useWatch({ name: 'slug' }) ?? ''))
  const before = String(useFormContext().formState.defaultValues?.['slug'] ?? '')
  return (
    <>
      The address of its page: {path}
      {slug}{' '}
      <span role="status">
        {before !== '' && slug !== before && (
          <>
            Links to the old address, {path}
            {before}, will be led to the new one, until another one takes the old slug. The last five
            addresses are kept.
          </>
        )}
      </span>
    </>
  )
}
