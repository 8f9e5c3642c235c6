import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { termOf } from '#domain/search/search-terms'
import { readFirstPage } from '#lib/read'
import { useDebounced } from '#lib/use-debounced'
import { useSavedViews } from '../components/table/saved-views'
import { adminPages } from '../admin-pages'
import { hasWords } from '../components/table/has-words'
import { confirmDiscard } from '../components/form/leave-guard'
import { hasUnsavedWork } from '../components/form/unsaved-work'
import { canBeUndone, useBulkRuns } from '../coupon/bulk-runs'
import { signOut } from '../session/session'

export interface Place {
  label: string
  kind: string
  /** The address that it leads to, or what it does. */
  path?: string
  run?: () => unknown
  /** Further words by which it is found. */
  words?: string
}

const pages: readonly Place[] = Object.values(adminPages).map(({ path, title }) => ({
  path,
  label: title,
  kind: 'Page',
  ...(title.startsWith('Create') && { words: 'new add' }),
}))

const ofList = (selector: string) => document.querySelector<HTMLElement>(`main ${selector}`)

function actionsHere(): Place[] {
  const kind = 'Action'
  return [
    { label: 'Add user', kind, path: `${adminPages.users.path}?create=user`, words: 'new create' },
    ...(ofList('[data-export]')
      ? [{ label: 'Export this list', kind, run: () => ofList('[data-export]')?.click() }]
      : []),
    ...(canBeUndone(useBulkRuns.getState().recent).length > 0
      ? [{ label: 'Recent changes', kind, path: adminPages.coupons.path, words: 'undo' }]
      : []),
    { label: 'Logout', kind, run: leave, words: 'sign log out' },
  ]
}

/** Saved views, pages and actions whose label has the words, then what the server finds. */
export function usePlaces(typed: string): { places: Place[]; isSearching: boolean } {
  const text = typed.trim()
  const term = useDebounced(text)
  const options = { enabled: term !== '', placeholderData: keepPreviousData }
  const [many, few] = ['6', '3'].map((limit) => ({ search: term, limit }))
  const stores = useQuery({
    ...readFirstPage('GET /stores/search/{term}', { term: termOf(term) }, { limit: '6' }),
    ...options,
  })
  const coupons = useQuery({ ...readFirstPage('GET /coupons', {}, many), ...options })
  const reviews = useQuery({ ...readFirstPage('GET /reviews', {}, few), ...options })
  const blogs = useQuery({ ...readFirstPage('GET /blogs', {}, few), ...options })
  const views = useSavedViews((saved) => saved.views).map(({ name, path }) => ({
    path,
    label: name,
    kind: 'Saved view',
  }))
  const named = [...views, ...pages, ...actionsHere()].filter(({ label, words = '' }: Place) =>
    hasWords(`${label} ${words}`, text),
  )
  if (text === '') return { places: named, isSearching: false }
  const found = [
    ...(stores.data?.body ?? []).map(({ _id, name }) => placeOf('stores', _id, name, 'Store')),
    ...(coupons.data?.body ?? []).map(({ _id, title, storeId }) =>
      placeOf('coupons', _id, title, `Coupon of ${storeId.name}`),
    ),
    ...(blogs.data?.body ?? []).map(({ _id, title }) => placeOf('blogs', _id, title, 'Blog')),
    ...(reviews.data?.body ?? []).map(({ _id, reviewerName, storeId }) =>
      placeOf('reviews', _id, reviewerName, `Review of ${storeId.name}`),
    ),
  ]
  const reads = [stores, coupons, reviews, blogs]
  return {
    places: [...named, ...found],
    isSearching: term !== text || reads.some(({ isFetching }) => isFetching),
  }
}

const placeOf = (
  list: 'stores' | 'coupons' | 'reviews' | 'blogs',
  id: string,
  label: string,
  kind: string,
): Place => ({ path: `${adminPages[list].path}?edit=${id}`, label, kind })

/** Asks first if there is unsaved work. */
export async function leave(): Promise<void> {
  if (await confirmDiscard(hasUnsavedWork)) await signOut()
}
