/**
 * The parameters in the address of a public page that change what it shows: where a long list goes on, and whose dialog is
 * open. They are all that the server reads of a page's query, and what CloudFront keeps pages apart by.
 */
export const pageParameters: Record<string, readonly string[]> = {
  '/explore': ['cursor'],
  '/explore/{categorySlug}': ['cursor'],
  '/coupons/{storeSlug}': ['couponId', 'cursor'],
  '/reviews': ['cursor'],
  '/blogs': ['cursor'],
}
