import { Badge } from '@aws-amplify/ui-react'
import type { Coupon } from '#domain/coupon'
import { couponTypeLabel, percentageText } from '#domain/coupon-wording'
import { LocalDate } from '#components/local-date'
import type { Column } from '../components/table/resource-table'
import { Unbroken } from '../components/table/unbroken'

/** The columns of coupons of one known store. */
export const couponColumns: readonly [Column<Coupon>, ...Column<Coupon>[]] = [
  { label: 'Title', cell: ({ title }) => title },
  { label: 'Off', isShort: true, cell: ({ percentageOff }) => `${percentageText(percentageOff)}%` },
  { label: 'Type', isShort: true, cell: ({ type }) => <Badge>{couponTypeLabel[type]}</Badge> },
  {
    label: 'Code',
    isShort: true,
    cell: ({ couponCode }) => (couponCode ? <Unbroken kind="code" text={couponCode} /> : undefined),
  },
  { label: 'Users today', isShort: true, cell: ({ viewCount }) => viewCount },
  { label: 'Created', isShort: true, cell: ({ createdAt }) => <LocalDate iso={createdAt} /> },
]

const [title, ...others] = couponColumns

/** The columns of coupons of several stores. */
export const couponAndStoreColumns: readonly [Column<Coupon>, ...Column<Coupon>[]] = [
  title,
  { label: 'Store', cell: ({ storeId }) => <Unbroken kind="name" text={storeId.name} /> },
  ...others,
]
