import type { Coupon } from '#domain/coupon/coupon'
import { agoText } from '#domain/proof/proof-wording'
import type { Column } from '../../components/table/resource-table'
import { couponColumn } from '../../coupon/coupon-columns'
import { Works } from './works'

export const couponsToCheckColumns: readonly [Column<Coupon>, ...Column<Coupon>[]] = [
  couponColumn.title,
  couponColumn.store,
  { label: 'Works', cell: ({ proof }) => <Works proof={proof} /> },
  {
    label: 'Doubted',
    isShort: true,
    cell: ({ proof }) => <Moment iso={proof.askedAt ?? proof.doubtedAt} />,
  },
  { label: 'Last test', isShort: true, cell: ({ proof }) => <LastTest proof={proof} /> },
  couponColumn.status,
  couponColumn.code,
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
