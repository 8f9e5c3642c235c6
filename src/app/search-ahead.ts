import type { SearchField } from '#lib/search-field'
import { recordedEarly } from './recorded-early'

/** As in domain/search/search-terms.ts. The first script can't import that: it would wait for shared code. */
const [minimum, pause] = [2, 500]

/**
 * Asks for what is searched for before the search itself is there. The answer is in the browser's cache when
 * it comes, and asks the same, without another pause in typing. What was typed before this code ran counts.
 * Returns a function that stops it.
 */
export function searchAhead(): () => void {
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

/** The search says what fails. */
function askFor(term: string, field: SearchField): void {
  field.askedAhead = term
  fetch(`/api/stores/search/${encodeURIComponent(term)}`).catch(() => undefined)
}
