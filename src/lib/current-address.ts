/** Where the server redirects to. Undefined if the item has this address, or is not there. */
export const currentAddress = (
  requestedSlug: string,
  currentSlug: string | undefined,
  pathOf: (slug: string) => string,
): string | undefined =>
  currentSlug === undefined || requestedSlug === currentSlug ? undefined : pathOf(currentSlug)
