import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { useReplaceFormerAddress } from '#lib/current-address'
import { storeRead } from './store-data'

/** Replaces a former address by the current one, which `pathOf` gives. */
export function useAddressedStore(pathOf: (slug: string) => string) {
  const { storeSlug = '' } = useParams()
  const store = useQuery(storeRead(storeSlug))
  useReplaceFormerAddress(storeSlug, store.data?.slug, pathOf, (slug) => storeRead(slug).queryKey)
  return store
}
