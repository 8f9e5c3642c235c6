import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { termOf } from '#domain/search/search-terms'
import type { Store } from '#domain/store/store'
import { readFirstPage } from '#lib/read'
import { useDebounced } from '#lib/use-debounced'
import type { StoreValues } from './store-form'

/** A hint and no refusal: names may repeat. `storeId` is the edited store. */
export function useStoreOfSameName(storeId: string | undefined): Store | undefined {
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
