import type { Coupon } from '#domain/coupon/coupon'
import { proofWording } from '#domain/proof/proof-wording'
import { agoText } from '#domain/time/relative-time'
import type { Column } from '../../components/table/column'

export const worksColumn: Column<Coupon> = {
  label: 'Works',
  width: 7.5,
  isExtra: true,
  cell: ({ proof }) => {
    const { text, note, at } = proofWording(proof)
    return `${text}${note ? `, ${note}` : ''}${at ? ` ${agoText(at, new Date())}` : ''}`
  },
}
