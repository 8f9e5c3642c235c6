import { useQuery } from '@tanstack/react-query'
import type { Coupon } from '#domain/coupon/coupon'
import { expiredRead } from './coupons-data'
import styles from './expired.module.css'

/** Collapsed, without codes and links. Shows nothing if the offers cannot be read. */
export function ExpiredCoupons({ storeId }: { storeId: string }) {
  const { data: offers = [] } = useQuery(expiredRead(storeId))
  if (offers.length === 0) return null
  return (
    <details className={styles.expired}>
      <summary>
        <h2>Expired</h2>
      </summary>
      <ul>
        {offers.map((offer) => (
          <li key={offer._id}>
            <Offer offer={offer} />
          </li>
        ))}
      </ul>
    </details>
  )
}

const Offer = ({ offer: { title, labels } }: { offer: Pick<Coupon, 'title' | 'labels'> }) => (
  <>
    <p className={styles.title} dir="auto">
      {title}
    </p>
    <p className="soft small">
      {labels.discount} · {labels.date}
    </p>
  </>
)
