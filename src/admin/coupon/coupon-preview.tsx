import { Suspense, use } from 'react'
import { useWatch } from 'react-hook-form'
import type { Coupon } from '#domain/coupon/coupon'
import { couponLabels } from '#domain/coupon/coupon-labels'
import { couponStatusLabel, couponStatusOf, isRedeemable } from '#domain/coupon/coupon-status'
import { discountOf } from '#domain/coupon/discount'
import { newCouponParts } from '../features/coupon'
import { emptyValues } from '../components/form/fields'
import { CouponCardContext } from './coupon-card-context'
import { couponFields } from './coupon-fields'
import { type CouponValues, enteredCouponSchema } from './coupon-form'
import styles from './coupon-preview.module.css'

/** The card that visitors will see of what is typed. Nothing in it can be pressed. */
export function CouponPreview({ coupon }: { coupon: Coupon | undefined }) {
  const renderCard = use(CouponCardContext)
  const shown = shownCoupon(useWatch() as CouponValues, coupon, new Date())
  if (!shown) return null
  const note = isRedeemable(shown.status) ? '' : ` (${couponStatusLabel[shown.status].toLowerCase()})`
  return (
    <aside className={styles.preview} aria-label="Preview">
      <p className="soft tiny">As visitors will see it{note}</p>
      <div inert>
        <Suspense>{renderCard(shown.status === 'scheduled' ? { ...shown, status: 'live' } : shown)}</Suspense>
      </div>
    </aside>
  )
}

const someId = '0'.repeat(26)

/** What stands for a field that is empty or refused. */
const placeholders = {
  ...emptyValues<CouponValues>(couponFields),
  title: 'Title',
  couponCode: 'CODE',
  percentageOff: '0',
  link: 'https://shop.example',
}

function shownCoupon(values: CouponValues, before: Coupon | undefined, now: Date): Coupon | undefined {
  const typed = { ...values, storeId: someId }
  const refused = enteredCouponSchema.safeParse(typed).error?.issues.map(({ path: [name] }) => name) ?? []
  const kept = Object.entries(typed).filter(([name]) => !refused.includes(name))
  const entered = enteredCouponSchema.safeParse({ ...placeholders, ...Object.fromEntries(kept) }).data
  if (!entered) return undefined
  const store = { _id: someId, name: '', slug: '', logo: null }
  const parts = before ?? { ...newCouponParts, _id: someId, storeId: store, viewCount: 0, withdrawnAt: null }
  const { startsAt, endsAt, endsPrecision } = entered
  const dates = { startsAt, endsAt, endsPrecision, withdrawnAt: parts.withdrawnAt }
  const [discount, status] = [discountOf(entered), couponStatusOf(dates, now)]
  const labels = couponLabels({ ...entered, ...dates }, discount, now)
  return {
    createdAt: now.toISOString(),
    version: 0,
    ...parts,
    ...entered,
    discount,
    status,
    labels,
    storeId: parts.storeId,
  }
}
