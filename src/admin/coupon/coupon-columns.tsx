import { Badge } from '@aws-amplify/ui-react'
import type { Coupon } from '#domain/coupon/coupon'
import { couponTypeLabel } from '#domain/coupon/coupon-wording'
import { couponStatusLabel } from '#domain/coupon/coupon-status'
import { couponsOf } from '../admin-pages'
import type { Column, Columns } from '../components/table/column'
import { RelativeDate } from '../components/table/relative-date'
import { StoreLink } from '../store/store-link'
import { couponColumns as featureColumns } from '../features/coupon'

/** The discount as visitors read it. Undefined without one: its label is then that of the type. */
export const offText = ({ labels: { discount }, type }: Coupon) =>
  discount === couponTypeLabel[type] ? undefined : discount

/** The columns that lists of features have too. */
export const couponColumn = {
  title: { label: 'Title', cell: ({ title }) => title },
  store: {
    label: 'Store',
    width: 9,
    cell: ({ storeId: { _id, name } }) => <StoreLink name={name} to={couponsOf(_id)} />,
  },
  status: {
    label: 'Status',
    width: 8,
    wraps: true,
    sort: { ascending: 'ends' },
    cell: (coupon) => <Status coupon={coupon} />,
  },
  code: {
    label: 'Code',
    width: 8,
    wraps: true,
    cell: ({ couponCode, type }) =>
      couponCode === null ? couponTypeLabel[type] : <code dir="auto">{couponCode}</code>,
  },
} satisfies Record<string, Column<Coupon>>

export const couponColumns: Columns<Coupon> = [
  couponColumn.title,
  { label: 'Off', width: 5.5, isExtra: true, cell: offText },
  couponColumn.code,
  couponColumn.status,
  ...featureColumns,
  { label: 'Users today', width: 6, isWide: true, cell: ({ viewCount }) => viewCount },
  { label: 'Created', width: 7.5, isWide: true, cell: ({ createdAt }) => <RelativeDate iso={createdAt} /> },
]

const [title, ...others] = couponColumns

export const couponAndStoreColumns: typeof couponColumns = [title, couponColumn.store, ...others]

const tones = {
  scheduled: 'info',
  live: 'success',
  ending: 'warning',
  expired: undefined,
  withdrawn: 'error',
} as const

const verbs = { scheduled: 'starts', live: 'ends', ending: 'ends', expired: 'ended', withdrawn: '' } as const

/** With the moment at which it changes, or has changed. */
function Status({ coupon }: { coupon: Coupon }) {
  const { status, startsAt, endsAt, withdrawnAt } = coupon
  const tone = tones[status]
  const iso = status === 'scheduled' ? startsAt : status === 'withdrawn' ? withdrawnAt : endsAt
  return (
    <>
      <Badge {...(tone && { variation: tone })}>{couponStatusLabel[status]}</Badge>{' '}
      <small>
        {iso === null ? 'no end known' : verbs[status]} {iso !== null && <RelativeDate iso={iso} />}
      </small>
    </>
  )
}
