import { useQuery } from '@tanstack/react-query'
import { Icon } from '#components/icon'
import { Link } from '#components/link'
import { SectionHead } from '#components/section-head'
import { paths } from '#lib/paths'
import { CouponCard } from '../coupon/coupon-card'
import { bestRead } from './best-offers-data'
import type { ShownStore } from './store-data'
import styles from './store-page.module.css'

/** Nothing without a live offer, or if they cannot be read: Get Discount leads to them too. */
export function StoreBestOffers({ store: { _id, slug } }: { store: Pick<ShownStore, '_id' | 'slug'> }) {
  const { best = [], count } = useQuery(bestRead(_id)).data ?? {}
  if (best.length === 0) return null
  return (
    <section className={styles.best} aria-labelledby="best-offers">
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
          {count === 1 ? 'The offer' : `All ${count ?? ''} offers`}
          <Icon name="forward" />
        </Link>
      </p>
    </section>
  )
}
