import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ItemOf, ListKey } from '#lib/api-client'
import { useConnection } from '../../calls/connection'
import { pageAsStaff } from '../../calls/staff-call'
import { type Identified, useWithOptimisticChanges } from '../../calls/optimistic-changes'
import { useListSettings } from './list-settings'

/** A list with its filters, without its page. */
export interface ListSource {
  key: ListKey
  params: Record<string, string>
  query: Record<string, string>
}

interface Wanted<Item> {
  params?: Record<string, string>
  /** Query parameters of the endpoint. Empty values are left out. */
  query?: Record<string, string>
  cursor?: string | undefined
  enabled?: boolean
  /** It is read again, each 3 seconds, while this is so of an item. */
  isUnderWay?: (item: Item) => boolean
}

export interface StaffPage<Item> {
  items: Item[]
  next: string | undefined
  /** `loading`: no data yet. `failed`: no data until `retry`. */
  state: 'loading' | 'failed' | 'ready'
  /** The previous page is shown while the requested one loads. */
  isStale: boolean
  /** True also while it is read again. */
  isReading?: boolean
  retry: () => void
  source?: ListSource
}

/** The last page stays while another one loads, or while the server is out of reach. */
export function useStaffPage<Key extends ListKey>(
  key: Key,
  { params = {}, query = {}, cursor, enabled = true, isUnderWay }: Wanted<ItemOf<Key>> = {},
): StaffPage<ItemOf<Key> & Identified> {
  const filled = Object.entries(query).filter(([, value]) => value !== '')
  const pageSize = useListSettings((settings) => settings.pageSize)
  const parameters = { limit: String(pageSize), ...Object.fromEntries(filled), ...(cursor && { cursor }) }
  const page = useQuery({
    queryKey: [key, params, parameters, 'page'],
    queryFn: ({ signal }) => pageAsStaff(key, { params, query: parameters, signal }),
    placeholderData: keepPreviousData,
    enabled,
    refetchInterval: ({ state }) => (isUnderWay && state.data?.items.some(isUnderWay) ? 3000 : false),
  })
  const [last, setLast] = useState(page.data)
  if (page.data && page.data !== last) setLast(page.data)
  const isLost = useConnection((connection) => connection.isLost)
  const data = page.data ?? (isLost && enabled ? last : undefined)
  const isShown = data !== undefined && (isLost || !page.isError)
  return {
    items: useWithOptimisticChanges(key, (data?.items ?? []) as (ItemOf<Key> & Identified)[]),
    next: data?.next,
    state: isShown ? 'ready' : page.isError ? 'failed' : 'loading',
    isStale: page.isPlaceholderData || data !== page.data,
    isReading: page.isFetching,
    retry: () => void page.refetch(),
    source: { key, params, query: Object.fromEntries(filled) },
  }
}
