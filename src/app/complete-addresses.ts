/**
 * Completes the addresses for paper in the page of the server, which knows their paths alone. A page may be
 * printed before its other code has come.
 */
export function completeAddresses(): void {
  for (const place of document.querySelectorAll('[data-address]'))
    place.textContent = location.origin + place.textContent
}
