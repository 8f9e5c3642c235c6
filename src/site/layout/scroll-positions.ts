export interface ScrollPosition {
  top: number
  link?: Followed | undefined
}

/** A link by its target, and by its position among links with that target. */
interface Followed {
  href: string
  at: number
}

/** Scroll positions by the keys of history entries. Nothing is stored beyond the tab's document. */
const positions = new Map<string, ScrollPosition>()

export const savedScrollPosition = (key: string): ScrollPosition | undefined => positions.get(key)

/** Records until the returned function is called. Browsers restore scrolling before a page is rendered. */
export function trackScrollPosition(key: string): () => void {
  const watching = new AbortController()
  const options = { signal: watching.signal, passive: true, capture: true }
  const record = (position: Partial<ScrollPosition>) =>
    positions.set(key, { ...positions.get(key), top: scrollY, ...position })

  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'), options)
  addEventListener('scroll', () => record({}), options)
  addEventListener('click', ({ target }) => record({ link: linkAround(target) }), options)
  return () => watching.abort()
}

function linkAround(target: EventTarget | null): Followed | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  const href = link?.getAttribute('href')
  return link && href ? { href, at: linksTo(href).indexOf(link) } : undefined
}

export const followedLink = ({ link }: ScrollPosition): HTMLElement | undefined =>
  link && linksTo(link.href)[link.at]

const linksTo = (href: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`),
]
