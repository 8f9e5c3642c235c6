import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { termOf } from '#domain/search/search-terms'
import { readFirstPage } from '#lib/read'
import { useDebounced } from '#lib/use-debounced'
import { useSavedViews } from '../components/table/saved-views'
import { adminPages } from '../admin-pages'

export interface Place {
  path: string
  label: string
  kind: string
}

const pages: readonly Place[] = Object.values(adminPages).map(({ path, title }) => ({
  path,
  label: title,
  kind: 'Page',
}))

const limit = '6'

/** Saved views and pages whose title has the text, then stores and coupons that the server finds. */
export function usePlaces(typed: string): { places: Place[]; isSearching: boolean } {
  const text = typed.trim()
  const term = useDebounced(text)
  const options = { enabled: term !== '', placeholderData: keepPreviousData }
  const stores = useQuery({
    ...readFirstPage('GET /stores/search/{term}', { term: termOf(term) }, { limit }),
    ...options,
  })
  const coupons = useQuery({ ...readFirstPage('GET /coupons', {}, { search: term, limit }), ...options })
  const views = useSavedViews((saved) => saved.views).map(({ name, path }) => ({
    path,
    label: name,
    kind: 'Saved view',
  }))
  const named = [...views, ...pages].filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
  if (text === '') return { places: named, isSearching: false }
  const found = [
    ...(stores.data?.body ?? []).map(({ _id, name }) => placeOf('stores', _id, name, 'Store')),
    ...(coupons.data?.body ?? []).map(({ _id, title, storeId }) =>
      placeOf('coupons', _id, title, `Coupon of ${storeId.name}`),
    ),
  ]
  const isSearching = term !== text || stores.isFetching || coupons.isFetching
  return { places: [...named, ...found], isSearching }
}

const placeOf = (list: 'stores' | 'coupons', id: string, label: string, kind: string): Place => ({
  path: `${adminPages[list].path}?edit=${id}`,
  label,
  kind,
})
