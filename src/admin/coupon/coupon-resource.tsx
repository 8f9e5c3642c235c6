import { type Coupon } from '#domain/coupon/coupon'
import { lastDay } from '#domain/coupon/coupon-dates'
import { couponStatusLabel } from '#domain/coupon/coupon-status'
import { moneyText, percentageText } from '#domain/coupon/discount'
import { couponTypeLabel, type CouponType } from '#domain/coupon/coupon-wording'
import { paths } from '#lib/paths'
import { adminPages } from '../admin-pages'
import { failureText } from '../components/feedback/failure-text'
import { exportedOfCoupon } from '../features/coupon'
import { readsWithCoupons } from '../features/reads'
import { changing, creating, deleting, reading } from '../resource/calls'
import { resource } from '../resource/resource'
import { restoring } from '../resource/use-restore'
import { couponAndStoreColumns, offText } from './coupon-columns'
import { couponFields } from './coupon-fields'
import { changesOf, enteredCouponSchema } from './coupon-form'
import { CouponPreview } from './coupon-preview'
import { confirmDuplicate } from './duplicate-coupon'
import { momentText } from '../components/table/moment-text'

export const coupons = resource({
  name: 'coupon',
  nameOf: ({ title }: Coupon) => title,
  reads: ['GET /coupons', 'GET /coupons/count', 'GET /stores/coupons/{storeId}', ...readsWithCoupons],
  list: {
    ...adminPages.coupons,
    columns: couponAndStoreColumns,
    // The columns are as an import reads them: the first of the discounts, and the last day.
    exported: {
      Store: ({ storeId }) => storeId.name,
      Title: ({ title }) => title,
      Type: ({ type }) => couponTypeLabel[type],
      'Coupon code': ({ couponCode }) => couponCode,
      'Percentage off': ({ percentageOff }) => (percentageOff === 0 ? '' : percentageText(percentageOff)),
      Discount: offText,
      Link: ({ link }) => link,
      Starts: ({ startsAt }) => startsAt,
      Ends: ({ endsAt, endsPrecision }) =>
        endsAt !== null && endsPrecision === 'day' ? lastDay(endsAt, 'day') : endsAt,
      Terms: ({ terms }) => terms,
      'Minimum spend': ({ minimumSpend }) => minimumSpend && moneyText(minimumSpend),
      Exclusive: ({ exclusive }) => (exclusive ? 'Yes' : 'No'),
      Status: ({ status }) => couponStatusLabel[status],
      Source: ({ source }) => (source === 'staff' ? 'Our staff' : source.replace('feed:', 'Feed: ')),
      ...exportedOfCoupon,
      Created: ({ createdAt }) => createdAt,
    },
  },
  create: {
    ...adminPages.createCoupon,
    schema: enteredCouponSchema,
    fields: couponFields,
    preview: () => <CouponPreview coupon={undefined} />,
    needs: { field: 'storeId', text: 'Choose a store first.' },
    kept: ['storeId', 'type', 'link', 'startsAt', 'endsAt'],
    ask: (coupon) => confirmDuplicate(coupon.storeId, coupon),
    save: creating('POST /coupons/create'),
    saved: ({ title }: Coupon) => ({ text: 'Coupon created', detail: title }),
    failed: (error) =>
      failureText(
        'Error creating coupon. Please try again.',
        error,
        'An error occurred while creating the coupon',
      ),
  },
  edit: {
    title: () => 'Edit coupon',
    textOf: valueText,
    groups: [
      ['discount', 'percentageOff'],
      ['type', 'couponCode'],
      ['endsAt', 'endsPrecision'],
    ],
    schema: enteredCouponSchema,
    fields: couponFields,
    ask: (output, coupon) => confirmDuplicate(coupon.storeId._id, output, coupon),
    read: reading('GET /coupons/{id}'),
    ahead: changesOf,
    save: (coupon, output, saving) => changing('PUT /coupons/{id}')(coupon, changesOf(output), saving),
    saved: ({ title }) => ({ text: 'Coupon updated', detail: title }),
    preview: (coupon) => <CouponPreview coupon={coupon} />,
    pageOf: ({ _id, storeId }) => paths.coupons(storeId.slug, _id),
    failed: (error) => failureText('Error updating coupon', error),
  },
  remove: {
    question: (all) => ({
      question: all.length === 1 ? 'Delete this coupon?' : `Delete these ${all.length} coupons?`,
      detail: titlesOf(all),
    }),
    call: deleting('DELETE /coupons/{id}'),
    restoration: restoring('coupons', 'coupon'),
    done: ([{ title }, ...others], count) => ({
      text: count === 1 ? 'Coupon deleted' : `${count} coupons deleted`,
      ...(others.length === 0 && { detail: title }),
    }),
    failed: ([{ error }, ...others]) =>
      failureText(
        others.length === 0 ? 'Failed to delete coupon' : `Failed to delete ${others.length + 1} coupons`,
        error,
      ),
  },
})

const named = 3

function titlesOf(all: readonly { title: string }[]): string {
  const titles = all.slice(0, named).map(({ title }) => title)
  return [...titles, ...(all.length > named ? [`and ${all.length - named} more`] : [])].join(' · ')
}

function valueText(name: string, value: unknown): string | undefined {
  if (name === 'type') return couponTypeLabel[value as CouponType]
  return name === 'startsAt' || name === 'endsAt' ? momentText(String(value)) : undefined
}
