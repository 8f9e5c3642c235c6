import { recordedEarly } from './recorded-early'

/**
 * Back has led to another page within the document. A reloaded page shares the history of the one before: the
 * browser changes only the address, and leaves the rest to the script.
 */
export function isElsewhere(): boolean {
  return withoutHash(document.URL) !== withoutHash(recordedEarly().address ?? document.URL)
}

const withoutHash = (address: string) => address.replace(/#.*/, '')

/** While no script shows that page. Returns a function that ends this. */
export function loadPageOfBack(): () => void {
  const load = () => {
    if (isElsewhere()) location.reload()
  }
  load()
  addEventListener('popstate', load)
  return () => removeEventListener('popstate', load)
}
