/**
 * Loads the page that Back leads to while no script shows it. A page that was loaded again shares the history
 * of the one before: the browser changes the address alone and leaves the rest to the script, which has not
 * come yet, or can't. Returns a function that ends this.
 */
export function loadPageOfBack(): () => void {
  const address = () => location.pathname + location.search
  const shown = address()
  const load = () => {
    if (address() !== shown) location.reload()
  }
  addEventListener('popstate', load)
  return () => removeEventListener('popstate', load)
}
