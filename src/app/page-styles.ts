let loading: Promise<void> | undefined

/**
 * Resolves when the browser has the styles of this page. The document brings those of the page that it was
 * made for; for another page the whole style sheet is fetched, once. Rejects if that fails: a later call
 * tries again.
 */
export function loadStylesOf(page: string): Promise<void> {
  const brought = typeof document === 'undefined' ? null : document.querySelector<HTMLElement>('#styles')
  const { page: first, whole } = brought?.dataset ?? {}
  if (whole === undefined || first === page) return Promise.resolve()
  loading ??= loadStyleSheet(whole).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

function loadStyleSheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error('The styles of the page could not be loaded.'))
    })
    document.head.append(link)
  })
}
