import { useQuery } from '@tanstack/react-query'
import type { Store } from '#domain/store/store'
import { ListMessage } from '#components/list-message'
import { renderSlot } from '#components/slot'
import { afterNoOffers } from '../features/coupons-page'
import { expiredRead } from './coupons-data'
import type { Coupon } from '#domain/coupon/coupon'
import styles from './expired.module.css'

export function NoCoupons({ store: { _id, name } }: { store: Pick<Store, '_id' | 'name'> }) {
  const { data: ended, isPending } = useQuery(expiredRead(_id))
  if (isPending) return null
  if (!ended?.length) return <ListMessage>No coupons for this store yet.</ListMessage>
  return (
    <ListMessage>
      <span>
        <bdi>{name}</bdi> has no offer that works now: those that it had are over.
        {renderSlot(afterNoOffers, { ended })}
      </span>
    </ListMessage>
  )
}

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
    <p dir="auto">{title}</p>
    <p className="soft small">
      {labels.discount} · {labels.date}
    </p>
  </>
)
