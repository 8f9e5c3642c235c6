import type { SearchField } from '#lib/search-field'
import { recordedEarly } from './recorded-early'

/** As in domain/search/search-terms.ts. An import would make the first script wait for all shared code. */
const [minimum, pause] = [2, 500]

/** Requests a search before its code is loaded. Returns a function that stops it. */
export function prefetchSearch(): () => void {
  const stopping = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  function ask({ target }: Event, wait = pause) {
    const field = target as SearchField
    if (!field.closest('form[role=search]')) return
    clearTimeout(timer)
    const term = field.value.trim()
    if (term.length > minimum) timer = setTimeout(() => askFor(term, field), wait)
  }

  addEventListener('input', (event) => ask(event), { signal: stopping.signal })
  const typed = recordedEarly().typed
  if (typed) ask(typed, Math.max(0, pause - (performance.now() - typed.timeStamp)))
  return () => {
    stopping.abort()
    clearTimeout(timer)
  }
}

/** Fills the HTTP cache. A failure is ignored: the search calls again, and shows it. */
function askFor(term: string, field: SearchField): void {
  field.prefetched = term
  fetch(`/api/stores/search/${encodeURIComponent(term)}`).catch(() => undefined)
}
