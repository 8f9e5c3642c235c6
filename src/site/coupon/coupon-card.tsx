import { Link } from '#components/link'
import type { Coupon } from '#domain/coupon/coupon'
import { couponTypeLabel, factsOf } from '#domain/coupon/coupon-wording'
import { Pill } from '#components/pill'
import { renderSlot } from '#components/slot'
import { StoreLogo } from '#components/store-logo'
import { paths } from '#lib/paths'
import { inCouponCard } from '../features/coupon-card'
import styles from './card.module.css'
import { useIsUsable } from './use-is-usable'
import { buttonId, opensDialog } from './use-open-coupon'

interface Props {
  coupon: Coupon
  level?: 'h2' | 'h3'
  namesStore?: boolean
}

export function CouponCard({ coupon, level: Title = 'h2', namesStore = false }: Props) {
  const isUsable = useIsUsable(coupon)
  const { type, title, labels, exclusive, terms, storeId: store } = coupon
  return (
    <article className={`ticket ${styles.offer}`}>
      <p className={styles.stub}>
        <Stub text={labels.discount} />
        {namesStore && (
          <span className={styles.logo}>
            <StoreLogo store={store} load="near" sizes="40px" />
          </span>
        )}
      </p>
      <div className={styles.body}>
        <div className={styles.proof}>
          {isUsable ? (
            renderSlot(inCouponCard, { coupon })
          ) : (
            <Pill state="ended" text="This offer has expired" />
          )}
        </div>
        <Title className={`clamped ${styles.title}`} dir="auto">
          {title}
        </Title>
        <p className={`clamped ${styles.facts}`}>
          <span className={`edged ${styles.type}`}>{couponTypeLabel[type]}</span>
          {namesStore && (
            <>
              <Link to={paths.store(store.slug)} dir="auto">
                {store.name}
              </Link>
              {' · '}
            </>
          )}
          {exclusive && <span className={`edged ${styles.type}`}>Exclusive</span>}
          {factsOf(coupon)}
        </p>
        {terms !== '' && (
          <p className={`clamped ${styles.terms}`} dir="auto">
            {terms}
          </p>
        )}
        {isUsable && <Get coupon={coupon} />}
      </div>
    </article>
  )
}

function Get({ coupon: { _id, title, storeId, labels, status } }: { coupon: Coupon }) {
  return (
    <p className={`row wrap ${styles.get}`}>
      <Link
        id={buttonId(_id)}
        to={paths.coupons(storeId.slug, _id)}
        {...opensDialog}
        className="primary-button"
      >
        <span>
          Get Coupon<span className="visually-hidden">: {title}</span>
        </span>
      </Link>
      {labels.date !== '' && (
        <span className={styles.date} data-status={status}>
          {labels.date}
        </span>
      )}
    </p>
  )
}

/** '20% off' with a large amount, smaller if long: '33.33%', 'Free shipping'. */
function Stub({ text }: { text: string }) {
  const [, amount, off] = /^(\S+) (off)$/.exec(text) ?? [text, text]
  return (
    <>
      <span className={styles.amount} data-length={lengthOf(amount)}>
        {amount}
      </span>
      {off && <> {off}</>}
    </>
  )
}

function lengthOf(amount: string): 'short' | 'long' | 'words' {
  if (amount.includes(' ')) return 'words'
  return amount.length <= 4 ? 'short' : 'long'
}
