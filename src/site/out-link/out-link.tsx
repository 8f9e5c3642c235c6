import type { ReactNode } from 'react'
import { linkParts } from '../features/out-link'
import type { LinkToShop } from './link-to-shop'

interface Props extends LinkToShop {
  className?: string
  children: ReactNode
}

/** Opens a new tab. Plain HTML: nothing prefetches it. */
export function OutLink({ className, children, ...to }: Props) {
  const { link } = to.coupon ?? to.store
  // The API omits the link of an offer that has ended.
  if (link === '') return null
  return (
    <>
      <a
        href={link}
        target="_blank"
        rel="sponsored nofollow noopener"
        className={className}
        {...Object.assign({}, ...linkParts.map((part) => part(to)))}
      >
        {children}
      </a>
      <Disclosure />
    </>
  )
}

/** Required beside each affiliate link. */
export const Disclosure = () => (
  <p className="screen-only soft tiny">Affiliate link: we may earn a commission.</p>
)
