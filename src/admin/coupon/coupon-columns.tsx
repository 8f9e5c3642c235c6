import { Badge } from '@aws-amplify/ui-react'
import type { Coupon } from '#domain/coupon/coupon'
import { couponTypeLabel } from '#domain/coupon/coupon-wording'
import { couponStatusLabel } from '#domain/coupon/coupon-status'
import { agoText } from '#domain/proof/proof-wording'
import { LocalDate } from '#components/local-date'
import type { Column } from '../components/table/resource-table'
import { Works } from './works'
import { Unbroken } from '../components/table/unbroken'

export const couponColumns: readonly [Column<Coupon>, ...Column<Coupon>[]] = [
  { label: 'Title', cell: ({ title }) => title },
  { label: 'Status', isShort: true, cell: (coupon) => <StatusPill coupon={coupon} /> },
  { label: 'Off', isShort: true, cell: (coupon) => <Discount coupon={coupon} /> },
  {
    label: 'Code',
    isShort: true,
    cell: ({ couponCode }) => (couponCode ? <Unbroken kind="code" text={couponCode} /> : undefined),
  },
  { label: 'Works', isShort: true, cell: ({ proof }) => <Works proof={proof} /> },
  { label: 'Users today', isShort: true, cell: ({ viewCount }) => viewCount },
  { label: 'Created', isShort: true, cell: ({ createdAt }) => <LocalDate iso={createdAt} /> },
]

const [title, ...others] = couponColumns

export const couponAndStoreColumns: readonly [Column<Coupon>, ...Column<Coupon>[]] = [
  title,
  { label: 'Store', cell: ({ storeId }) => <Unbroken kind="name" text={storeId.name} /> },
  ...others,
]

export const couponsToCheckColumns: typeof couponColumns = [
  title,
  { label: 'Store', cell: ({ storeId }) => <Unbroken kind="name" text={storeId.name} /> },
  { label: 'Works', cell: ({ proof }) => <Works proof={proof} /> },
  {
    label: 'Doubted',
    isShort: true,
    cell: ({ proof }) => <Moment iso={proof.askedAt ?? proof.doubtedAt} />,
  },
  { label: 'Last test', isShort: true, cell: ({ proof }) => <LastTest proof={proof} /> },
  ...others.filter(({ label }) => label === 'Status' || label === 'Code'),
]

function LastTest({ proof: { testedAt, testOutcome } }: Pick<Coupon, 'proof'>) {
  if (testedAt === null) return 'None yet'
  return (
    <>
      {testOutcome === 'failed' ? 'Did not work' : 'Worked'}
      <br />
      <Moment iso={testedAt} />
    </>
  )
}

function Moment({ iso }: { iso: string | null }) {
  return iso !== null && <time dateTime={iso}>{agoText(iso, new Date())}</time>
}

/** In this narrow column a currency may stand above its amount. */
function Discount({ coupon: { labels, type } }: { coupon: Coupon }) {
  return (
    <>
      {labels.discount.replaceAll('\u00a0', ' ')}
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
