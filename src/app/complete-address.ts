/**
 * Completes the address of an offer in the page of the server, which knows its path alone. On paper it is the
 * only one, and a page may be printed before its other code has come.
 */
export function completeAddress(): void {
  const place = document.querySelector('[data-address]')
  if (place) place.textContent = location.origin + location.pathname + location.search
}
