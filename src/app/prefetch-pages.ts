import { matchSitePage } from './site-routes'

/** Prefetches the page of a link that is hovered, touched or focused, unless the visitor saves data. */
export function prefetchPages(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } }
  if (connection?.saveData) return
  for (const event of ['pointerover', 'pointerdown', 'focusin']) addEventListener(event, fetchPage)
}

function fetchPage({ target }: Event) {
  const link = target instanceof Element && target.closest('a')
  if (!link || link.origin !== location.origin) return
  const { found, page } = matchSitePage(link.pathname)
  if (found) page.preload().catch(() => undefined)
}
