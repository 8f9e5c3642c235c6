import { recordedEarly } from './recorded-early'

/** Whether Back, used before hydration, has changed only the address. */
export const hasAddressChanged = (): boolean =>
  withoutHash(document.URL) !== withoutHash(recordedEarly().address ?? document.URL)

const withoutHash = (address: string) => address.replace(/#.*/, '')

/** Reloads on Back until the router can show the page. Returns a function that stops this. */
export function reloadAfterBack(): () => void {
  const load = () => {
    if (hasAddressChanged()) location.reload()
  }
  load()
  addEventListener('popstate', load)
  return () => removeEventListener('popstate', load)
}
