import { Badge } from '@aws-amplify/ui-react'
import type { Coupon } from '#domain/coupon/coupon'
import { couponTypeLabel } from '#domain/coupon/coupon-wording'
import { couponStatusLabel } from '#domain/coupon/coupon-status'
import { LocalDate } from '#components/local-date'
import type { Column } from '../components/table/resource-table'
import { couponColumns as featureColumns } from '../features/coupon'
import { Unbroken } from '../components/table/unbroken'

/** Those that lists of features have too. */
export const couponColumn = {
  title: { label: 'Title', cell: ({ title }) => title },
  store: { label: 'Store', cell: ({ storeId }) => <Unbroken kind="name" text={storeId.name} /> },
  status: { label: 'Status', isShort: true, cell: (coupon) => <StatusPill coupon={coupon} /> },
  code: {
    label: 'Code',
    isShort: true,
    cell: ({ couponCode }) => (couponCode ? <Unbroken kind="code" text={couponCode} /> : undefined),
  },
} satisfies Record<string, Column<Coupon>>

export const couponColumns: readonly [Column<Coupon>, ...Column<Coupon>[]] = [
  couponColumn.title,
  couponColumn.status,
  { label: 'Off', isShort: true, cell: (coupon) => <Discount coupon={coupon} /> },
  couponColumn.code,
  ...featureColumns,
  { label: 'Users today', isShort: true, cell: ({ viewCount }) => viewCount },
  { label: 'Created', isShort: true, cell: ({ createdAt }) => <LocalDate iso={createdAt} /> },
]

const [title, ...others] = couponColumns

export const couponAndStoreColumns: typeof couponColumns = [title, couponColumn.store, ...others]

/** In this narrow column a currency may stand above its amount. */
function Discount({ coupon: { labels, type } }: { coupon: Coupon }) {
  return (
    <>
      <Unbroken kind="amount" text={labels.discount.replaceAll('\u00a0', ' ')} />
      <br />
      <Badge>{couponTypeLabel[type]}</Badge>
    </>
  )
}

const tones = {
  scheduled: 'info',
  live: 'success',
  ending: 'warning',
  expired: undefined,
  withdrawn: 'error',
} as const

function StatusPill({ coupon: { status, labels } }: { coupon: Coupon }) {
  const tone = tones[status]
  return (
    <>
      <Badge {...(tone && { variation: tone })}>{couponStatusLabel[status]}</Badge>
      <small>{labels.date || 'No end date known'}</small>
    </>
  )
}
