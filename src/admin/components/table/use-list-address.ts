import type * as z from 'zod'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** Parameters of a list's address that leave no items out. */
const notFilters = new Set(['edit', 'create', 'sort', 'kind', 'by', 'import'])

/** Filters and cursor are in the address, earlier cursors in the history state. */
export function useListAddress() {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const location = useLocation()
  const { before = [] } = (location.state ?? {}) as { before?: (string | null)[] }
  const cursor = search.get('cursor') ?? undefined

  const kept = [...search].filter(([name]) => notFilters.has(name))
  const isFiltered = search.size > kept.length + (cursor === undefined ? 0 : 1)

  function goTo(target: string | null, state: { before: (string | null)[] }) {
    void navigate({ search: withParameters(search, { cursor: target }).toString() }, { state })
    // The first row of the other page.
    scrollTo({ top: 0 })
  }

  return {
    cursor,
    pathname: location.pathname,
    /** The address of this list with its filters and its order: the pathname, if it has none. */
    view: viewOf(location),
    /** '' if it is not set. */
    filter: (name: string) => search.get(name) ?? '',
    /** Goes to the first page. '' removes the filter. */
    setFilter: (name: string, value: string) =>
      setSearch((current) => withParameters(current, { cursor: null, [name]: value }), { replace: true }),
    /** Shows all. Undefined without a search and filters. */
    clear: isFiltered ? () => setSearch(kept, { replace: true }) : undefined,
    /** Keeps the page, and adds nothing to the history. */
    setOpen: (id: string | undefined) => {
      const next = withParameters(search, { edit: id }).toString()
      void navigate({ search: next }, { state: location.state as unknown, replace: true })
    },
    toStart: () => cursor !== undefined && goTo(null, { before: [] }),
    toNext: (next: string) => goTo(next, { before: [...before, cursor ?? null] }),
    /** Undefined on the first page. Without a history it leads to the first page. */
    toPrevious:
      cursor === undefined ? undefined : () => goTo(before.at(-1) ?? null, { before: before.slice(0, -1) }),
    pageNumber: cursor === undefined ? 1 : before.length > 0 ? before.length + 1 : undefined,
  }
}

/** '' and what is not there remove a parameter. */
function withParameters(search: URLSearchParams, values: Record<string, string | null | undefined>) {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

function viewOf({ pathname, search }: { pathname: string; search: string }): string {
  const kept = withParameters(new URLSearchParams(search), { cursor: null, edit: null })
  kept.sort()
  return kept.size === 0 ? pathname : `${pathname}?${kept.toString()}`
}

/** The query of a list by its address, whose ?q= is the search. What is not valid is left out. */
export function queryOf(address: ListAddress, shape: z.ZodRawShape): Record<string, string> {
  const sent = Object.entries(shape as Record<string, z.ZodType>).map(([name, schema]) => {
    const value = address.filter(name === 'search' ? 'q' : name)
    return [name, schema.safeParse(value).success ? value : ''] as const
  })
  return Object.fromEntries(sent.filter(([, value]) => value !== ''))
}

export type ListAddress = ReturnType<typeof useListAddress>
