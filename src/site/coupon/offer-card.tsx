import { Link } from 'react-router-dom'
import type { Coupon } from '#domain/coupon'
import { couponTypeLabel, hasPercentage, percentageText, usersToday } from '#domain/coupon-wording'
import button from '#components/button.module.css'
import { paths } from '#lib/paths'
import styles from './offer-card.module.css'
import { buttonId, fromList } from './use-open-coupon'

/** An offer as a ticket: what it takes off on the stub, the rest beyond the perforation. */
export function OfferCard({ coupon }: { coupon: Coupon }) {
  return (
    <article className={styles.offer}>
      <p className={styles.stub}>
        <Stub coupon={coupon} />
      </p>
      <div className={styles.body}>
        <h2 className={styles.title} dir="auto">
          {coupon.title}
        </h2>
        <p className={styles.facts}>
          <span className={styles.type}>{couponTypeLabel[coupon.type]}</span>
          {usersToday(coupon.viewCount)}
        </p>
        <Link
          id={buttonId(coupon._id)}
          to={paths.coupons(coupon.storeId.slug, coupon._id)}
          state={fromList}
          className={`${button.primary} ${styles.get}`}
        >
          <span>
            Get Coupon<span className="visually-hidden">: {coupon.title}</span>
          </span>
        </Link>
      </div>
    </article>
  )
}

/** The percentage, smaller where it has decimals. An offer without one is a deal. */
function Stub({ coupon }: { coupon: Coupon }) {
  if (!hasPercentage(coupon)) return <span className={styles.percentage}>{couponTypeLabel.deal}</span>
  const percentage = percentageText(coupon.percentageOff)
  return (
    <>
      <span className={styles.percentage} data-decimals={percentage.includes('.')}>
        {percentage}%
      </span>{' '}
      <span>off</span>
    </>
  )
}
