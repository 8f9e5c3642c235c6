/** Where a page was left: how far it was scrolled, and the link that was followed. */
export interface Place {
  top: number
  link?: Followed | undefined
}

/** A link by where it leads, and by which of those that lead there it was. */
interface Followed {
  href: string
  at: number
}

/** By the keys of the entries of the history. They live as long as the tab's document: nothing is stored. */
const places = new Map<string, Place>()

/** Where the page of this history entry was left; undefined where it has not been shown. */
export function recallPlace(key: string): Place | undefined {
  return places.get(key)
}

/**
 * Notes where the page of this history entry is being looked at, until the returned function is called. The
 * browser would go to where it was before the page is there; only what is loaded anew is left to it.
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

/** The link that was followed from the page at this place, where it is there again. */
export function followedLink({ link }: Place): HTMLElement | undefined {
  return link && linksTo(link.href)[link.at]
}

function linksTo(href: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)]
}
