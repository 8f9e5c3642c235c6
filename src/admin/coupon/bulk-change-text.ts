import type { BulkChanges, BulkEdited } from '#domain/coupon/bulk-edit'
import { discountLabel, percentageText } from '#domain/coupon/discount'
import { lastDay } from '#domain/coupon/coupon-dates'
import { couponTypeLabel } from '#domain/coupon/coupon-wording'
import { fullDate } from '#domain/time/full-date'
import { momentText } from '../components/table/moment-text'

export type BulkedCoupon = BulkEdited['coupons'][number]

type Fields = BulkedCoupon['before']

const texts: { [Name in keyof Fields]?: (fields: Fields) => string | null | undefined } = {
  discount: ({ discount }) => discount && discountText(discount),
  type: ({ type }) => type && couponTypeLabel[type],
  couponCode: ({ couponCode }) => couponCode,
  startsAt: ({ startsAt }) => startsAt && momentText(startsAt),
  endsAt: ({ endsAt, endsPrecision }) =>
    endsAt && (endsPrecision === 'day' ? fullDate(lastDay(endsAt, 'day')) : momentText(endsAt)),
  terms: ({ terms }) => terms,
  withdrawnAt: ({ withdrawnAt }) => (withdrawnAt ? 'Withdrawn' : 'Not withdrawn'),
  storeId: ({ storeId }) => storeId?.name,
  link: ({ link }) => link,
}

/** Only what changes is known, so not always the type. */
function discountText(discount: Parameters<typeof discountLabel>[0]): string {
  const label = discountLabel(discount, 'deal')
  return label === couponTypeLabel.deal ? 'No discount' : label
}

/** The changed values, as before or as after. '' stands for none. */
export function changeTexts({
  before,
  after,
}: Pick<BulkedCoupon, 'before' | 'after'>): { before: string; after: string }[] {
  return Object.entries(texts).flatMap(([name, textOf]) =>
    name in before || name in after ? [{ before: textOf(before) ?? '', after: textOf(after) ?? '' }] : [],
  )
}

/** The new value of a changed field: '52%'. '' for a store, whose name is not known here. */
export function newValueText({ percentageOff, link, withdrawn, storeId, ...fields }: BulkChanges): string {
  if (percentageOff !== undefined) return `${percentageText(percentageOff)}%`
  if (link) return `${link.find} → ${link.replace}`
  if (withdrawn !== undefined) return withdrawn ? 'Withdrawn' : 'Restored'
  if (storeId !== undefined) return ''
  const changed = changeTexts({ before: {}, after: fields })
  return changed.map(({ after }) => after.slice(0, 60) || 'none').join(', ')
}
