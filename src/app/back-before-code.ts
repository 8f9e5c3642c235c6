import { recordedEarly } from './recorded-early'

/** Whether Back, used before hydration, has changed only the address. */
export const isElsewhere = (): boolean =>
  withoutHash(document.URL) !== withoutHash(recordedEarly().address ?? document.URL)

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
