import type { AnchorHTMLAttributes } from 'react'
import { goCoupon, goStore } from '#domain/click/go-routes'
import { outLink } from '#domain/click/out-link'
import type { LinkToShop } from '../../out-link/link-to-shop'

/** A link by our own address, which counts the click, or directly if the store's network requires it. */
export function countedLink({
  store,
  coupon,
  placement,
}: LinkToShop): AnchorHTMLAttributes<HTMLAnchorElement> {
  if (store.linkMode !== 'direct') {
    return { href: coupon ? goCoupon(coupon._id, placement) : goStore(store.slug, placement) }
  }
  const { _id: offerId, link } = coupon ?? store
  const report = () => reportClick({ [coupon ? 'couponId' : 'storeId']: offerId, placement })
  return {
    href: outLink({ link, offerId, placement }, store),
    onClick: report,
    onAuxClick: ({ button }) => button === 1 && report(),
  }
}

/** The browser sends it even after the page is left. Nothing shows a failure. */
function reportClick(click: Record<string, string>): void {
  navigator.sendBeacon('/api/clicks', new Blob([JSON.stringify(click)], { type: 'application/json' }))
}
