import type { Coupon } from '#domain/coupon/coupon'
import type { Load } from '#lib/load'
import { pageQuery } from '#lib/page-query'
import { paths } from '#lib/paths'
import { presentAddress } from '#lib/present-address'
import { read, readInPages } from '#lib/read'
import { couponOrders, endedFields } from '../features/coupons-data'
import { storeRead } from '../store/store-data'

const pageSize = '24'

export const couponsRead = (storeId: string, search: URLSearchParams) =>
  readInPages('GET /stores/coupons/{storeId}', { storeId }, pageQuery(pageSize, search), inOrder)

/** The last offers of a store that ended within 90 days. */
export const expiredRead = (storeId: string) =>
  read('GET /stores/coupons/{storeId}', { storeId }, { status: 'expired', limit: pageSize }, (ended) =>
    ended.map(endedOffer),
  )

export type EndedOffer = ReturnType<typeof endedOffer>

function endedOffer(coupon: Coupon) {
  const { _id, title, labels } = coupon
  return { _id, title, labels, ...endedFields(coupon) }
}

const inOrder = (coupons: Coupon[]) => couponOrders.reduce((list, order) => order(list), coupons)

export const couponRead = (id: string) => read('GET /coupons/{id}', { id })

/**
 * Reads the store first, because its coupons are read by its id. Reads the coupon in the address alone,
 * because the first page of the list may lack it.
 */
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
