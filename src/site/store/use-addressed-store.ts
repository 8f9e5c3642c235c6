import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { useReplaceFormerAddress } from '#lib/current-address'
import { storeRead } from './store-data'

/** Replaces a former address by the present one, which `pathOf` gives. */
export function useAddressedStore(pathOf: (slug: string) => string) {
  const { storeSlug = '' } = useParams()
  const store = useQuery(storeRead(storeSlug))
  useReplaceFormerAddress({
    asked: storeSlug,
    present: store.data?.slug,
    pathOf,
    keyOf: (slug) => storeRead(slug).queryKey,
  })
  return store
}
