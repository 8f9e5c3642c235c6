import type { Coupon } from '#domain/coupon/coupon'
import type { Load } from '#lib/load'
import { pageQuery } from '#lib/page-query'
import { paths } from '#lib/paths'
import { presentAddress } from '#lib/present-address'
import { read, readInPages } from '#lib/read'
import { storeRead } from '../store/store-data'

const atOnce = '24'

export const couponsRead = (storeId: string, search: URLSearchParams) =>
  readInPages('GET /stores/coupons/{storeId}', { storeId }, pageQuery(atOnce, search), mostReliableFirst)

/** What ended at a store in the last 90 days, the last of it. */
export const expiredRead = (storeId: string) =>
  read('GET /stores/coupons/{storeId}', { storeId }, { status: 'expired', limit: atOnce }, (ended) =>
    ended.map(({ _id, title, labels, proof }) => ({ _id, title, labels, checkedAt: proof.checkedAt })),
  )

export const couponRead = (id: string) => read('GET /coupons/{id}', { id })

/**
 * The offers of a part of the list, in the order of their confidence. What is being checked comes last, in
 * the same order. Those of the same confidence stay as the list has them: what ends soonest, then the newest.
 */
function mostReliableFirst(coupons: Coupon[]): Coupon[] {
  const rank = ({ proof }: Coupon) => proof.confidence - (proof.state === 'checking' ? 2 : 0)
  return coupons.toSorted((one, other) => rank(other) - rank(one))
}

/**
 * The store is read first: its coupons are read by its id. The coupon in the address is read alone, since the
 * first page of the list may not have it.
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
