import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/read'
import type { StaffPage } from './use-staff-page'
import type { ListAddress } from './use-list-address'

export interface Total {
  count: number
  /** Whether these are all: a count has a bound. */
  isWhole: boolean
}

interface Filtered {
  address: ListAddress
  page: Pick<StaffPage<unknown>, 'items' | 'next' | 'state' | 'isStale'>
  /** Filters and search of the list, without an order. */
  query: Record<string, string>
}

/** How many a filtered list has. It is counted where that is more than a page. Undefined without a filter. */
export function useTotal(
  key: 'GET /coupons/count' | 'GET /reviews/count',
  { address, page, query }: Filtered,
): Total | undefined {
  const { items, next, state, isStale } = page
  const isFiltered = Object.keys(query).length > 0 && state === 'ready' && !isStale
  const isPage = next === undefined && address.pageNumber === 1
  const { data } = useQuery({ ...read(key, {}, query), enabled: isFiltered && !isPage })
  if (!isFiltered) return undefined
  return isPage ? { count: items.length, isWhole: true } : data
}

/** '340 results', '1,000+ results'. */
export function totalText({ count, isWhole }: Total): string {
  return `${count.toLocaleString('en')}${isWhole ? '' : '+'} ${count === 1 && isWhole ? 'result' : 'results'}`
}
