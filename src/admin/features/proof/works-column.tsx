import type { Coupon } from '#domain/coupon/coupon'
import type { Column } from '../../components/table/resource-table'
import { Works } from './works'

export const worksColumn: Column<Coupon> = {
  label: 'Works',
  isShort: true,
  cell: ({ proof }) => <Works proof={proof} />,
}
