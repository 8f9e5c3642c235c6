import type { Coupon } from '#domain/coupon/coupon'
import { lastDay } from '#domain/coupon/coupon-dates'
import { couponStatusLabel } from '#domain/coupon/coupon-status'
import { couponTypeLabel } from '#domain/coupon/coupon-wording'
import { moneyText, percentageText } from '#domain/coupon/discount'
import type { Exported } from '../components/table/column'
import { exportedOfCoupon } from '../features/coupon'
import { offText } from './coupon-columns'

/** In the words of the list, and as an import reads them: the first column of a discount counts. */
export const exportedColumns: Exported<Coupon> = {
  Id: ({ _id }) => _id,
  Store: ({ storeId }) => storeId.name,
  Title: ({ title }) => title,
  Type: ({ type }) => couponTypeLabel[type],
  'Coupon code': ({ couponCode }) => couponCode,
  'Percentage off': ({ percentageOff }) => (percentageOff === 0 ? '' : percentageText(percentageOff)),
  Discount: offText,
  Link: ({ link }) => link,
  Starts: ({ startsAt }) => startsAt,
  // Not the moment after the last day.
  Ends: ({ endsAt, endsPrecision }) =>
    endsAt !== null && endsPrecision === 'day' ? lastDay(endsAt, 'day') : endsAt,
  Terms: ({ terms }) => terms,
  'Minimum spend': ({ minimumSpend }) => minimumSpend && moneyText(minimumSpend),
  Exclusive: ({ exclusive }) => (exclusive ? 'Yes' : 'No'),
  Status: ({ status }) => couponStatusLabel[status],
  Source: ({ source }) => (source === 'staff' ? 'Our staff' : source.replace('feed:', 'Feed: ')),
  ...exportedOfCoupon,
  Created: ({ createdAt }) => createdAt,
}
