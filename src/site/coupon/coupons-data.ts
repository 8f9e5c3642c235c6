import type { Coupon } from '#domain/coupon/coupon'
import { pageQuery } from '#lib/page-query'
import { read, readInPages } from '#lib/read'

const pageSize = '24'

export const couponsRead = (storeId: string, search: URLSearchParams) =>
  readInPages('GET /stores/coupons/{storeId}', { storeId }, pageQuery(pageSize, search), mostReliableFirst)

/** The last offers of a store that ended within 90 days. */
export const expiredRead = (storeId: string) =>
  read('GET /stores/coupons/{storeId}', { storeId }, { status: 'expired', limit: pageSize }, (ended) =>
    ended.map(({ _id, title, labels, proof }) => ({ _id, title, labels, checkedAt: proof.checkedAt })),
  )

export const couponRead = (id: string) => read('GET /coupons/{id}', { id })

/** By confidence; those that are being checked last, equal ones in their order. */
function mostReliableFirst(coupons: Coupon[]): Coupon[] {
  const rank = ({ proof }: Coupon) => proof.confidence - (proof.state === 'checking' ? 2 : 0)
  return coupons.toSorted((one, other) => rank(other) - rank(one))
}
