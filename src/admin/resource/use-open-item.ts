import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isNotFound } from '#lib/api-error'
import { showSnackbar } from '../components/feedback/snackbars'
import type { Identified } from '../components/optimistic-changes'
import type { Edit } from './resource'

/** The item of an address: as it was when it was opened, also after it has left the list. */
export function useOpenItem<Item extends Identified>(
  id: string | undefined,
  items: readonly Item[],
  read: Edit<Item, never, never>['read'],
): Item | undefined {
  const [opened, setOpened] = useState<Item>()
  const listed = items.find(({ _id }) => _id === id)
  const elsewhere = useQuery({
    queryKey: ['open item', id],
    queryFn: () => read!({ _id: id! }),
    enabled: id !== undefined && opened?._id !== id && !listed && read !== undefined,
    gcTime: 0,
  })
  const { error } = elsewhere
  useEffect(() => {
    if (isNotFound(error)) showSnackbar({ text: 'This item has been deleted.', tone: 'failure' })
  }, [error])
  const item = id === undefined ? undefined : opened?._id === id ? opened : (listed ?? elsewhere.data)
  if (item !== opened) setOpened(item)
  return item
}
