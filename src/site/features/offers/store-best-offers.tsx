import { useQuery } from '@tanstack/react-query'
import { Icon } from '#components/icon'
import { Link } from '#components/link'
import { SectionHead } from '#components/section-head'
import { paths } from '#lib/paths'
import { CouponCard } from '../../coupon/coupon-card'
import type { StoreTileWithId } from '../../tile-fields'
import { storeOffersRead } from './store-offers-data'
import styles from './offers.module.css'

interface Props {
  store: Pick<StoreTileWithId, '_id' | 'slug' | 'offers'>
}

/** Nothing without a live offer, or if they cannot be read: Get Discount leads to them too. */
export function StoreBestOffers({ store: { _id, slug, offers } }: Props) {
  const { data: best = [] } = useQuery(storeOffersRead(_id))
  if (best.length === 0) return null
  const all = offers && !offers.isMore ? `All ${offers.count} offers` : 'All offers'
  return (
    <section className={styles.ofStore} aria-labelledby="best-offers">
      <SectionHead id="best-offers" title="Best offers" />
      <ul>
        {best.map((coupon) => (
          <li key={coupon._id}>
            <CouponCard coupon={coupon} level="h3" />
          </li>
        ))}
      </ul>
      <p className={`screen-only ${styles.all}`}>
        <Link to={paths.coupons(slug)} className="quiet-button">
          {best.length === 1 ? 'The offer' : all}
          <Icon name="forward" />
        </Link>
      </p>
    </section>
  )
}
