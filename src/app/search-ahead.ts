import type { SearchField } from '#lib/search-field'

/** As in domain/search-terms.ts, which the first script can't import: it would wait for all shared code. */
const [minimum, pause] = [2, 500]

/**
 * Asks for what is searched for before the search itself is there. The answer is in the browser's cache when
 * it comes, and asks the same, without another pause in typing. Returns a function that stops it.
 */
export function searchAhead(): () => void {
  const stopping = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  function ask({ target }: Event) {
    const field = target as SearchField
    if (!field.closest('form[role=search]')) return
    clearTimeout(timer)
    const term = field.value.trim()
    if (term.length > minimum) timer = setTimeout(() => askFor(term, field), pause)
  }

  addEventListener('input', ask, { signal: stopping.signal })
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
