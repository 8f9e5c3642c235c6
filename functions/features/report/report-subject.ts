import { couponStatusOf } from '#domain/coupon/coupon-status'
import { type AppError, invalidField } from '#domain/http/errors'
import type { ReportedSubject } from '#domain/report/report'
import type { ReportOutcome, ReportSubject } from '#domain/report/report-kinds'
import { isHidden } from '#table/hidden'
import type { Item } from '#table/keys'
import { getItem, queryItems } from '#table/read'
import { type Write, writeTo } from '#table/write'
import { keyOfCoupon } from '#functions/coupon/keys'
import { eraseDeleted } from '#functions/entity/deleted-items'
import { keyOfSubject } from './keys'
import { withStores } from '#functions/store/references'
import { approvedList } from '#functions/review/review'
import type { CouponItem } from '#functions/coupon/stored-coupon'

interface Subject {
  about: ReportSubject
  subjectId: string
}

export async function findSubject(
  { about, subjectId }: Subject,
  now: Date,
): Promise<ReportedSubject | undefined> {
  const item = about === 'review' ? await findReview(subjectId) : await findOffer(subjectId, now)
  if (!item) return undefined
  const name = String(about === 'review' ? item.reviewerName : item.title)
  const [subject] = await withStores([item], (_, storeId) => ({ about, name, storeId }))
  return subject
}

/** Visitors' functions may read reviews only in the lists of approved ones. */
async function findReview(id: string): Promise<Item | undefined> {
  const [item] = id === '' ? [] : await queryItems({ ...approvedList(), beginsWith: id }, 1)
  return item?._id === id ? item : undefined
}

async function findOffer(id: string, now: Date): Promise<Item | undefined> {
  const item = await getItem(keyOfCoupon(id))
  if (!item || isHidden(item)) return undefined
  const status = couponStatusOf(item as CouponItem, now)
  return status === 'scheduled' || status === 'withdrawn' ? undefined : item
}

export function requireSubject({ about, subjectId }: Subject): Write {
  const isThere = 'attribute_exists(pk) AND attribute_not_exists(hiddenKeys)'
  const ofReview = {
    ConditionExpression: `${isThere} AND approved = :true`,
    ExpressionAttributeValues: { ':true': true },
  }
  return writeTo('ConditionCheck', keyOfSubject(about, subjectId), {
    ...(about === 'review' ? ofReview : { ConditionExpression: isThere }),
    refusal: noSubject(about),
  })
}

export function noSubject(about: ReportSubject): AppError {
  return invalidField(about, `There is no such ${about}.`)
}

/** What was removed because of a report cannot be restored. */
export function eraseRemoved(outcome: ReportOutcome, { about, subjectId }: Subject, now: Date) {
  if (outcome !== 'removed') return []
  return eraseDeleted(about === 'review' ? 'REVIEW' : 'COUPON', subjectId, now)
}

const stillThere: Record<ReportSubject, string> = {
  review: 'Visitors still see the review. Reject, unapprove or delete it first.',
  coupon: 'Visitors still see the offer. Withdraw or delete it first.',
}

export function requireOutcome(outcome: ReportOutcome, { about, subjectId }: Subject): Write[] {
  if (outcome !== 'removed') return []
  const isGone = 'attribute_not_exists(pk) OR attribute_exists(hiddenKeys)'
  const [isOut, values] =
    about === 'review'
      ? ['approved = :out', { ':out': false }]
      : ['attribute_type(withdrawnAt, :out)', { ':out': 'S' }]
  return [
    writeTo('ConditionCheck', keyOfSubject(about, subjectId), {
      ConditionExpression: `${isGone} OR ${isOut}`,
      ExpressionAttributeValues: values,
      refusal: invalidField('outcome', stillThere[about]),
    }),
  ]
}
