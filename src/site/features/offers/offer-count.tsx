import type { StoreTile } from '../../tile-fields'
import { offersText } from '#domain/offers/offers-wording'
import styles from './offers.module.css'

/** '5 offers · up to 35%'. Nothing without an offer. */
export function OfferCount({ store: { offers } }: { store: Pick<StoreTile, 'offers'> }) {
  if (!offers) return null
  return (
    <span className={styles.count}>
      {offersText(offers)}
      {offers.best !== null && ` · ${offers.best}`}
    </span>
  )
}
