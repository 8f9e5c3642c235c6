import { Link } from '#components/link'
import type { Coupon } from '#domain/coupon/coupon'
import { couponTypeLabel, getCouponHint, originOf, usersToday } from '#domain/coupon/coupon-wording'
import button from '#components/button.module.css'
import { renderSlot } from '#components/slot'
import { paths } from '#lib/paths'
import { inCouponCard } from '../features/coupons-page'
import styles from './card.module.css'
import { KeyTerms } from './offer-terms'
import { useIsUsable } from './use-is-usable'
import { buttonId, fromList } from './use-open-coupon'

export function CouponCard({ coupon }: { coupon: Coupon }) {
  const isUsable = useIsUsable(coupon)
  return (
    <article className={`ticket ${styles.offer}`}>
      <p className={styles.stub}>
        <Stub text={coupon.labels.discount} />
      </p>
      <div className={styles.body}>
        <h2 className={styles.title} dir="auto">
          {coupon.title}
        </h2>
        <p className={styles.facts}>
          <span className={styles.type}>{couponTypeLabel[coupon.type]}</span>
          {coupon.exclusive && <span className={styles.type}>Exclusive</span>}
          {usersToday(coupon.viewCount)}
        </p>
        <DateLine text={isUsable ? coupon.labels.date : 'This offer has expired'} status={coupon.status} />
        <KeyTerms coupon={coupon} part="short" />
        <p>
          {renderSlot(inCouponCard, { coupon })}{' '}
          <span className={styles.origin}>{originOf(coupon.source)}</span>
        </p>
        {isUsable && <Get coupon={coupon} />}
      </div>
    </article>
  )
}

function DateLine({ text, status }: { text: string } & Pick<Coupon, 'status'>) {
  if (text === '') return null
  return (
    <p className={styles.date} data-status={status}>
      {text}
    </p>
  )
}

function Get({ coupon }: { coupon: Coupon }) {
  const hintId = `${buttonId(coupon._id)}-hint`
  return (
    <div className={styles.get}>
      <Link
        id={buttonId(coupon._id)}
        to={paths.coupons(coupon.storeId.slug, coupon._id)}
        state={fromList}
        className={button.primary}
        aria-describedby={hintId}
      >
        <span>
          Get Coupon<span className="visually-hidden">: {coupon.title}</span>
        </span>
      </Link>
      <span id={hintId} className={styles.hint}>
        {getCouponHint[coupon.type]}
      </span>
    </div>
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
