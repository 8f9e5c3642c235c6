import type { Placement } from './placement'

/** Addresses that lead to the shops (product.md, section 24), below the API's stage too (record 55). */
export const goPaths = { coupon: '/go/{couponId}', store: '/go/store/{slug}' } as const

export const placementParameter = 'p'

/** Never cached: each click is counted. */
export const outLinks = {
  paths: Object.values(goPaths),
  patterns: ['/go/*'],
  parameters: [placementParameter],
  isCached: false,
}

/** The address that leads to the link of a coupon. */
export function goCoupon(couponId: string, placement: Placement): string {
  return `/go/${encodeURIComponent(couponId)}?${placementParameter}=${placement}`
}

/** The address that leads to the link of a store. */
export function goStore(slug: string, placement: Placement): string {
  return `/go/store/${encodeURIComponent(slug)}?${placementParameter}=${placement}`
}

/** The parameter of a store's page that says why a link has led there, and its values. */
export const offerParameter = 'offer'
export const storePageParameters = [offerParameter] as const
export const redirectReasons = {
  expired: 'This offer has expired.',
  gone: 'This offer is no longer available.',
}
