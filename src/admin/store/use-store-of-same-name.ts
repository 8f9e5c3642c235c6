import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import type { Store } from '#domain/store'
import { readFirstPage } from '#lib/read'
import { usePaused } from '#lib/use-paused'
import type { StoreValues } from './store-form'

/**
 * Another store with the name in the form; `storeId` is the one that is edited. Two stores may have one name,
 * so it is a hint and no refusal. Where the stores cannot be read there is none.
 */
export function useStoreOfSameName(storeId: string | undefined): Store | undefined {
  const name = comparable(usePaused(useFormContext<StoreValues>().watch('name')))
  const { data } = useQuery({
    ...readFirstPage('GET /stores/search/{term}', { term: name }, { limit: '25' }),
    // In an address a dot, or two, would name a folder.
    enabled: name !== '' && !/^\.{1,2}$/.test(name),
  })
  return data?.body.find((store) => comparable(store.name) === name && store._id !== storeId)
}

function comparable(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
}
