import type { Coupon } from '#domain/coupon/coupon'
import type { Column } from '../../components/table/column'
import { Works } from './works'

export const worksColumn: Column<Coupon> = {
  label: 'Works',
  width: 7.5,
  isExtra: true,
  cell: ({ proof }) => <Works proof={proof} />,
}
