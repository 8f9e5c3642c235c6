import { recordedEarly } from './recorded-early'

/**
 * Whether Back has led to another page within the document. A page that was loaded again shares the history
 * of the one before: the browser changes the address alone and leaves the rest to the script.
 */
export function isElsewhere(): boolean {
  return withoutHash(document.URL) !== withoutHash(recordedEarly().address ?? document.URL)
}

const withoutHash = (address: string) => address.replace(/#.*/, '')

/** Loads the page that Back leads to while no script shows it. Returns a function that ends this. */
export function loadPageOfBack(): () => void {
  const load = () => {
    if (isElsewhere()) location.reload()
  }
  load()
  addEventListener('popstate', load)
  return () => removeEventListener('popstate', load)
}
