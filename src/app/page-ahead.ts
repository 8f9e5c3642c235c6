import { matchSitePage } from './site-routes'

/**
 * Fetches what the page of a link needs once the link is pointed at, touched or has the focus: most of it has
 * come when the link is pressed. Not for visitors who ask for fewer bytes.
 */
export function fetchAhead(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } }
  if (connection?.saveData) return
  for (const event of ['pointerover', 'pointerdown', 'focusin']) addEventListener(event, fetchPage)
}

/** What fails is tried again, and said, when the page is opened. */
function fetchPage({ target }: Event) {
  const link = target instanceof Element && target.closest('a')
  if (!link || link.origin !== location.origin) return
  const { found, page } = matchSitePage(link.pathname)
  if (found) page.preload().catch(() => undefined)
}
