/**
 * For paper: the server knows only the paths of addresses. A page may be printed before other code has
 * loaded.
 */
export function completeAddresses(): void {
  for (const place of document.querySelectorAll('[data-address]'))
    place.textContent = location.origin + place.textContent
}
