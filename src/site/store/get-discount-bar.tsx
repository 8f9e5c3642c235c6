import { type RefObject, useEffect, useState } from 'react'
import { Link } from '#components/link'
import { StoreLogo } from '#components/store-logo'
import { paths } from '#lib/paths'
import type { ShownStore } from './store-data'
import styles from './get-discount-bar.module.css'

interface Props {
  store: ShownStore
  /** The row of buttons. The bar is there while it is above the screen. */
  insteadOf: RefObject<HTMLElement | null>
}

/** At the lower edge of a phone's screen. */
export function GetDiscountBar({ store, insteadOf: buttons }: Props) {
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    if (!buttons.current || !matchMedia('(max-width: 599px)').matches) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      setIsAway(entry !== undefined && entry.boundingClientRect.bottom < 0)
    })
    observer.observe(buttons.current)
    return () => observer.disconnect()
  }, [buttons])
  if (!isAway) return null
  return (
    <p className={`row ${styles.bar}`}>
      <StoreLogo store={store} load="now" sizes="44px" width="bar" />
      <Link to={paths.coupons(store.slug)} className="primary-button">
        Get Discount
      </Link>
    </p>
  )
}
