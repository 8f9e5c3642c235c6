/** Adds the origin to addresses that are printed: the server has rendered only their paths. */
export function completeAddresses(): void {
  for (const place of document.querySelectorAll('[data-address]'))
    place.textContent = location.origin + place.textContent
}
