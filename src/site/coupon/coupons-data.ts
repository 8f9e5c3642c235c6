import type { Coupon } from '#domain/coupon/coupon'
import type { Load } from '#lib/load'
import { pageQuery } from '#lib/page-query'
import { paths } from '#lib/paths'
import { presentAddress } from '#lib/present-address'
import { read, readInPages } from '#lib/read'
import { storeRead } from '../store/store-data'

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

/** The store first, then its coupons. The coupon in the address may be on a later page. */
export const load: Load = async (fetch, { storeSlug = '' }, search) => {
  const couponId = search.get('couponId')
  const [store] = await Promise.all([
    fetch(storeRead(storeSlug)).then(async (found) => {
      if (found) await Promise.all([fetch(couponsRead(found._id, search)), fetch(expiredRead(found._id))])
      return found
    }),
    couponId && fetch(couponRead(couponId)),
  ])
  return presentAddress(storeSlug, store?.slug, paths.coupons)
}
