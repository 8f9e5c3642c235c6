/** For paper: the server knows only the paths of addresses. */
export function completeAddresses(): void {
  for (const place of document.querySelectorAll('[data-address]'))
    place.textContent = location.origin + place.textContent
}
