import type { Coupon } from '#domain/coupon'
import { type CouponStatus, isOpen, statusOf } from '#domain/coupon-status'
import { percentageText } from '#domain/coupon-wording'
import type { Page } from '#domain/paging'
import { confirm } from '../components/feedback/confirm-dialog'
import { pageAsStaff } from '../session/staff-call'

type Offer = Pick<Coupon, 'title' | 'percentageOff' | 'link' | 'couponCode' | 'startsAt' | 'endsAt'>

/** Whether visitors see an offer, or will. */
const isShown = (status: CouponStatus) => isOpen(status) || status === 'scheduled'

/**
 * Two coupons of a store are duplicates if they have the same code, or the same title, percentage and link.
 */
function marksOf({ title, percentageOff, link, couponCode }: Offer): string[] {
  const offer = JSON.stringify([title, percentageOff, link])
  return couponCode === null ? [offer] : [offer, `code ${couponCode.toLowerCase()}`]
}

/**
 * Asks if visitors would see the same coupon of the store twice. Returns whether to save. `before` is the
 * coupon that is edited; what visitors see already of it and another one is not asked about again.
 */
export async function mayBeDuplicate(storeId: string, offer: Offer, before?: Coupon): Promise<boolean> {
  const withdrawnAt = before?.withdrawnAt ?? null
  if (!isShown(statusOf({ ...offer, withdrawnAt }, new Date()))) return true
  const known = before && isShown(before.status) ? marksOf(before) : []
  const marks = marksOf(offer).filter((mark) => !known.includes(mark))
  if (marks.length === 0) return true
  // If the coupons cannot be read, nothing is asked.
  const same = await findCoupon(
    storeId,
    (other) =>
      other._id !== before?._id &&
      isShown(other.status) &&
      marksOf(other).some((mark) => marks.includes(mark)),
  ).catch(() => undefined)
  if (!same) return true
  const code = same.couponCode === null ? '' : ` with the code ${same.couponCode}`
  return confirm({
    question: 'This store has the same coupon already.',
    detail: `It is “${same.title}”, ${percentageText(same.percentageOff)}%${code}. Visitors would see both.`,
    yes: 'Save it all the same',
    no: 'Keep editing',
  })
}

/** The store's first matching coupon, the newest first. */
async function findCoupon(storeId: string, isOne: (coupon: Coupon) => boolean): Promise<Coupon | undefined> {
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const query: Record<string, string> = { limit: '100', ...(cursor && { cursor }) }
    const page: Page<Coupon> = await pageAsStaff('GET /stores/coupons/{storeId}', {
      params: { storeId },
      query,
    })
    const found = page.items.find(isOne)
    if (found) return found
    cursor = page.next
  }
  return undefined
}
