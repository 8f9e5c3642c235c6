let loading: Promise<void> | undefined

/** A document has its own page's styles; another page needs the whole sheet. Rejects if that fails. */
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
export function isServerRendered(): boolean {
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
