/** The state of a page when it was left: its scroll offset, and the link that was followed. */
export interface Place {
  top: number
  link?: Followed | undefined
}

/** A link by its target, and by its position among links with the same target. */
interface Followed {
  href: string
  at: number
}

/** By the keys of history entries. They live as long as the tab's document; nothing is stored. */
const places = new Map<string, Place>()

/** The place where the page of a history entry was left; undefined for a page not shown before. */
export function recallPlace(key: string): Place | undefined {
  return places.get(key)
}

/**
 * Records the place in a history entry's page until the returned function is called. Browser scroll
 * restoration would run before the page is there; it stays on for reloads only.
 */
export function watchPlace(key: string): () => void {
  const watching = new AbortController()
  const options = { signal: watching.signal, passive: true, capture: true }
  const note = (place: Partial<Place>) => places.set(key, { ...places.get(key), top: scrollY, ...place })

  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'), options)
  addEventListener('scroll', () => note({}), options)
  addEventListener('click', ({ target }) => note({ link: linkAround(target) }), options)
  return () => watching.abort()
}

function linkAround(target: EventTarget | null): Followed | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  const href = link?.getAttribute('href')
  return link && href ? { href, at: linksTo(href).indexOf(link) } : undefined
}

/** The link that was followed from this place, if it is there again. */
export function followedLink({ link }: Place): HTMLElement | undefined {
  return link && linksTo(link.href)[link.at]
}

function linksTo(href: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)]
}
