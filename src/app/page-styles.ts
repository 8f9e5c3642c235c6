let loading: Promise<void> | undefined

/**
 * A document brings the styles of its own page; for another page the whole style sheet is fetched, once.
 * Rejects if that fails: a later call tries again.
 */
export function loadStylesOf(page: string): Promise<void> {
  const { page: first, whole } = typeof document === 'undefined' ? {} : (brought()?.dataset ?? {})
  if (whole === undefined || first === page) return Promise.resolve()
  loading ??= loadStyleSheet(whole).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** False for the shell and for the pages of `npm run dev`. */
export function isWrittenByServer(): boolean {
  return brought() !== null
}

const brought = () => document.querySelector<HTMLElement>('#styles')

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
