import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { offerPages } from '#domain/offers/pages'
import { Link } from '#components/link'
import { StoreLogo } from '#components/store-logo'
import { paths } from '#lib/paths'
import { opensDialog } from '../../coupon/use-open-coupon'
import { ProofLine } from '../proof/public'
import styles from './offers.module.css'
import { todayRead } from './today-data'

export function OfferOfToday({ art }: { art: ReactNode }) {
  const [offer] = useQuery(todayRead).data ?? []
  if (!offer) return art
  const { _id, title, discount, store } = offer
  const [amount, isOff] = discount.endsWith(' off') ? [discount.slice(0, -4), true] : [discount, false]
  return (
    <section className={`screen-only ${styles.today}`} aria-labelledby="today">
      <p className={styles.kicker}>Proven offer of the day</p>
      <p className={amount.length > 6 ? styles.words : styles.amount} dir="auto">
        {amount} {isOff && <span>off</span>}
      </p>
      <div>
        <p className={`row ${styles.store}`}>
          <StoreLogo store={store} load="now" sizes="36px" width="stub" />
          <bdi>{store.name}</bdi>
        </p>
        <h2 id="today" className="clamped" dir="auto">
          {title}
        </h2>
      </div>
      <p className={styles.proof}>
        <ProofLine coupon={offer} />
      </p>
      <Link to={paths.coupons(store.slug, _id)} {...opensDialog} className="primary-button">
        Get Coupon
        <span className="visually-hidden">: {title}</span>
      </Link>
      <p>
        <Link to={offerPages.offers.path} className={styles.others}>
          All offers
        </Link>
      </p>
    </section>
  )
}
