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
  /** It is counted without a filter too. */
  isWanted?: boolean
}

/** How many a filtered list has. It is counted where that is more than a page. */
export function useTotal(
  key: 'GET /coupons/count' | 'GET /reviews/count',
  { address, page, query, isWanted = Object.keys(query).length > 0 }: Filtered,
): Total | undefined {
  const { items, next, state, isStale } = page
  const isCounted = isWanted && state === 'ready' && !isStale
  const isPage = next === undefined && address.pageNumber === 1
  const { data } = useQuery({ ...read(key, {}, query), enabled: isCounted && !isPage })
  if (!isCounted) return undefined
  return isPage ? { count: items.length, isWhole: true } : data
}

/** '340 results', '1,000+ results'. */
export function totalText({ count, isWhole }: Total): string {
  return `${count.toLocaleString('en')}${isWhole ? '' : '+'} ${count === 1 && isWhole ? 'result' : 'results'}`
}
