import type { MouseEvent, ReactNode } from 'react'
import { goCoupon, goStore } from '#domain/click/go-routes'
import { type Affiliation, outLink } from '#domain/click/out-link'
import type { Placement } from '#domain/click/placement'
import styles from './out-link.module.css'

interface Props {
  store: Affiliation & { _id: string; slug: string; link: string }
  /** The coupon that the link belongs to. Without one it is the store's own. */
  coupon?: { _id: string; link: string }
  placement: Placement
  className: string | undefined
  children: ReactNode
}

/**
 * A link to a shop, in a new tab, with what it is beside it. It leads over our own address, which counts the
 * click, or straight where the store's network asks for that. It is plain HTML: nothing fetches it ahead.
 */
export function OutLink({ store, coupon, placement, className, children }: Props) {
  const { _id: offerId, link } = coupon ?? store
  // Visitors get no link of an offer that has ended.
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

/** Beside each affiliate link, as those who earn by it have to say. */
export function Disclosure() {
  return <p className={styles.disclosure}>Affiliate link: we may earn a commission.</p>
}

function isMiddle({ button }: MouseEvent): boolean {
  return button === 1
}

/** The browser sends it by itself, also when the page has gone. A click that is not counted is not shown. */
function reportClick(click: Record<string, string>): void {
  navigator.sendBeacon('/api/clicks', new Blob([JSON.stringify(click)], { type: 'application/json' }))
}
