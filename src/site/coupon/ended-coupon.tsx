import { Link } from '#components/link'
import type { Coupon } from '#domain/coupon/coupon'
import { renderSlot } from '#components/slot'
import { paths } from '#lib/paths'
import { endOfCouponDialog } from '../features/coupons-page'
import styles from './coupon-dialog.module.css'

const othersShown = 3

interface Props {
  coupon: Coupon
  /** The store's live offers; undefined while they load. */
  live: Coupon[] | undefined
}

export function EndedCoupon({ coupon, live }: Props) {
  const { name, slug } = coupon.storeId
  const others = live?.slice(0, othersShown) ?? []
  return (
    <div className={styles.stub}>
      <p>This offer has expired</p>
      <p className={styles.end}>
        {coupon.status === 'withdrawn'
          ? `We took it back: ${coupon.labels.date.replace(/^W/, 'w')}.`
          : // Its page may have been open when it ended.
            coupon.labels.date.replace(/^Ends/, 'Ended')}
      </p>
      {others.length > 0 && (
        <div className={`stack ${styles.others}`}>
          <h3>
            Live at <bdi>{name}</bdi>
          </h3>
          <ul className="stack">
            {others.map(({ _id, title, labels }) => (
              <li key={_id}>
                <Link to={paths.coupons(slug, _id)}>
                  <bdi>{title}</bdi> ({labels.discount})
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Link to={paths.coupons(slug)} className="primary-button">
        <span>
          All offers of <bdi>{name}</bdi>
        </span>
      </Link>
      {coupon.status !== 'withdrawn' && (
        <p className={styles.small}>{renderSlot(endOfCouponDialog, { coupon })}</p>
      )}
    </div>
  )
}
