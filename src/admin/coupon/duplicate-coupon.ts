import type { Coupon } from '#domain/coupon/coupon'
import { type CouponStatus, isRedeemable, couponStatusOf } from '#domain/coupon/coupon-status'
import { percentageText } from '#domain/coupon/discount'
import { marksOf } from '#domain/coupon/offer-marks'
import { confirm } from '../components/feedback/confirm-dialog'
import { readAsStaff } from '../calls/staff-call'

type Lifetime = Pick<Coupon, 'startsAt' | 'endsAt'>
type Offer = Lifetime & Parameters<typeof marksOf>[0]

/** Visitors see it, now or later. */
const isShown = (status: CouponStatus) => isRedeemable(status) || status === 'scheduled'

function overlap(one: Lifetime, other: Lifetime): boolean {
  return startsBeforeEnd(one, other) && startsBeforeEnd(other, one)
}

function startsBeforeEnd({ startsAt }: Lifetime, { endsAt }: Lifetime): boolean {
  return startsAt === null || endsAt === null || new Date(startsAt) < new Date(endsAt)
}

/** None if visitors never see both at the same time. */
function sharedMarks(one: Offer, other: Offer): string[] {
  const marks = marksOf(other)
  return overlap(one, other) ? marksOf(one).filter((mark) => marks.includes(mark)) : []
}

/** Returns whether to save. What `before` already shares with another coupon is not asked again. */
export async function confirmDuplicate(storeId: string, offer: Offer, before?: Coupon): Promise<boolean> {
  const withdrawnAt = before?.withdrawnAt ?? null
  if (!isShown(couponStatusOf({ ...offer, withdrawnAt }, new Date()))) return true
  const shown = before && isShown(before.status) ? before : undefined
  if (shown && isUnchanged(offer, shown)) return true
  // Asks nothing if the coupons cannot be read.
  const others = await readAsStaff('GET /stores/coupons/{storeId}', { params: { storeId } }).catch(() => [])
  const same = others.find((other) => {
    if (other._id === before?._id || !isShown(other.status)) return false
    const known = shown ? sharedMarks(shown, other) : []
    return sharedMarks(offer, other).some((mark) => !known.includes(mark))
  })
  if (!same) return true
  const code = same.couponCode === null ? '' : ` with the code ${same.couponCode}`
  return confirm({
    question: 'This store has the same coupon already.',
    detail: `It is “${same.title}”, ${percentageText(same.percentageOff)}%${code}. Visitors would see both.`,
    yes: 'Save it all the same',
    no: 'Keep editing',
  })
}

function isUnchanged(offer: Offer, before: Offer): boolean {
  const marks = marksOf(before)
  return (
    marksOf(offer).every((mark) => marks.includes(mark)) &&
    offer.startsAt === before.startsAt &&
    offer.endsAt === before.endsAt
  )
}
