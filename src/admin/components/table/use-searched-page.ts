import type { ItemOf, ListKey } from '#lib/api-client'
import { hasWords } from './has-words'
import type { Identified } from '../../calls/optimistic-changes'
import type { ListAddress } from './use-list-address'
import { type StaffPage, useStaffPage } from './use-staff-page'

/** One answer has as many. */
const most = '100'

/** For a list that the server does not search: the rows of a page with all words of ?q=. */
export function useSearchedPage<Key extends ListKey>(
  key: Key,
  address: ListAddress,
  textOf: (item: ItemOf<Key>) => string,
): StaffPage<ItemOf<Key> & Identified> {
  const words = address.filter('q')
  const isSearch = words.trim() !== ''
  const page = useStaffPage(key, { query: isSearch ? { limit: most } : {}, cursor: address.cursor })
  const { source: _, ...found } = page
  if (!isSearch) return page
  return {
    ...found,
    items: page.items.filter((item) => hasWords(textOf(item), words)),
  }
}
