import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ItemOf, ListKey } from '../../../lib/api-client'
import { useConnection } from '../../session/connection'
import { pageAsStaff } from '../../session/staff-call'
import { type Listed, useWithOptimisticChanges } from '../optimistic-changes'

/** How many rows a table has. */
const pageSize = 25

interface Wanted {
  params?: Record<string, string>
  /** What narrows or orders the list, as its endpoint takes it; empty values are left out. */
  query?: Record<string, string>
  cursor?: string | undefined
  enabled?: boolean
}

/** A page of a list with the changes that are under way, as a table shows it. */
export interface StaffPage<Item> {
  items: Item[]
  /** The cursor of the next page, when there is one. */
  next: string | undefined
  /** `loading`: nothing to show yet. `failed`: there will not be, until `retry`. */
  state: 'loading' | 'failed' | 'ready'
  /** The rows shown are those of the page before, until the one that was asked for has come. */
  isStale: boolean
  retry: () => void
}

/**
 * Reads one page of a list. While another page of the same list is on its way the last one stays, and so it
 * does while the server is out of reach.
 */
export function useStaffPage<Key extends ListKey>(
  key: Key,
  { params = {}, query = {}, cursor, enabled = true }: Wanted = {},
): StaffPage<ItemOf<Key> & Listed> {
  const given = Object.entries(query).filter(([, value]) => value !== '')
  const asked = { limit: String(pageSize), ...Object.fromEntries(given), ...(cursor && { cursor }) }
  const page = useQuery({
    queryKey: [key, params, asked, 'page'],
    queryFn: ({ signal }) => pageAsStaff(key, { params, query: asked, signal }),
    placeholderData: keepPreviousData,
    enabled,
  })
  const [last, setLast] = useState(page.data)
  if (page.data && page.data !== last) setLast(page.data)
  const isLost = useConnection((connection) => connection.isLost)
  const data = page.data ?? (isLost && enabled ? last : undefined)
  const isShown = data !== undefined && (isLost || !page.isError)
  return {
    items: useWithOptimisticChanges(key, (data?.items ?? []) as (ItemOf<Key> & Listed)[]),
    next: data?.next,
    state: isShown ? 'ready' : page.isError ? 'failed' : 'loading',
    isStale: page.isPlaceholderData || data !== page.data,
    retry: () => void page.refetch(),
  }
}
