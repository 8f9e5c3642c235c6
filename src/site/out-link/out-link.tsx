import type { MouseEvent, ReactNode } from 'react'
import { goCoupon, goStore } from '#domain/click/go-routes'
import { type Affiliation, outLink } from '#domain/click/out-link'
import type { Placement } from '#domain/click/placement'
import styles from './out-link.module.css'

interface Props {
  store: Affiliation & { _id: string; slug: string; link: string }
  /** Without a coupon the link is the store's own. */
  coupon?: { _id: string; link: string }
  placement: Placement
  className: string | undefined
  children: ReactNode
}

/** By our own address, which counts the click, or directly if the store's network requires it. */
export function OutLink({ store, coupon, placement, className, children }: Props) {
  const { _id: offerId, link } = coupon ?? store
  // The API omits the link of an offer that has ended.
  if (link === '') return null
  const isDirect = store.linkMode === 'direct'
  const ours = coupon ? goCoupon(coupon._id, placement) : goStore(store.slug, placement)
  const report = () => reportClick({ [coupon ? 'couponId' : 'storeId']: offerId, placement })
  return (
    <>
      <a
        href={isDirect ? outLink({ link, offerId, placement }, store) : ours}
        target="_blank"
        rel="sponsored nofollow noopener"
        className={className}
        {...(isDirect && { onClick: report, onAuxClick: (event) => isMiddle(event) && report() })}
      >
        {children}
      </a>
      <Disclosure />
    </>
  )
}

/** Required beside each affiliate link. */
export function Disclosure() {
  return <p className={styles.disclosure}>Affiliate link: we may earn a commission.</p>
}

function isMiddle({ button }: MouseEvent): boolean {
  return button === 1
}

/** The browser sends it even after the page is left. Nothing shows a failure. */
function reportClick(click: Record<string, string>): void {
  navigator.sendBeacon('/api/clicks', new Blob([JSON.stringify(click)], { type: 'application/json' }))
}
