import type { Coupon } from '#domain/coupon/coupon'
import type { Columns } from '../../components/table/column'
import { RelativeDate } from '../../components/table/relative-date'
import { couponColumn } from '../../coupon/coupon-columns'
import { worksColumn } from './works'

export const couponsToCheckColumns: Columns<Coupon> = [
  couponColumn.title,
  { ...couponColumn.store, width: 6.75 },
  { label: 'Works', width: 8, wraps: true, cell: worksColumn.cell },
  {
    label: 'Doubted',
    width: 7.5,
    isWide: true,
    cell: ({ proof }) => <Moment iso={proof.askedAt ?? proof.doubtedAt} />,
  },
  { label: 'Last test', width: 9, isWide: true, cell: ({ proof }) => <LastTest proof={proof} /> },
  { ...couponColumn.status, isExtra: true },
  couponColumn.code,
]

/** In rem: six icons. */
export const verdictActionsWidth = 14.75

function LastTest({ proof: { testedAt, testOutcome } }: Pick<Coupon, 'proof'>) {
  if (testedAt === null) return 'None yet'
  return (
    <>
      {testOutcome === 'failed' ? 'Did not work' : 'Worked'} <Moment iso={testedAt} />
    </>
  )
}

function Moment({ iso }: { iso: string | null }) {
  return iso !== null && <RelativeDate iso={iso} />
}
