import { AppError } from '#domain/errors'
import { limitSchema } from '#domain/paging'
import { storeOrderSchema } from '#domain/store'
import { id } from '#domain/text'
import { listCouponsOfStore } from '#functions/entities/coupon'
import {
  getStore as readStore,
  getStoreBySlug,
  listStores,
  listTopStores,
  searchStores,
} from '#functions/entities/store'
import type { Call, Reply } from '#functions/http/call'
import { listReply, pageOf } from '#functions/http/list-reply'
import { pathId } from '#functions/http/path-id'
import { pathSlug } from '#functions/http/path-slug'

/** All stores, by name, or as ?sort= says. */
export async function getStores(call: Call): Promise<Reply> {
  const { sort } = storeOrderSchema.parse(call.query)
  return listReply('GET /stores', call, await listStores(pageOf(call), sort))
}

/** The 24 highest rated stores. */
export async function getTopStores(): Promise<Reply> {
  return { status: 200, body: await listTopStores() }
}

/** One store with its newest approved reviews. */
export async function getStore(call: Call): Promise<Reply> {
  return { status: 200, body: await getStoreBySlug(pathSlug(call)) }
}

/** One store by its id. */
export async function getStoreById(call: Call): Promise<Reply> {
  return { status: 200, body: await readStore(pathId(call, 'store')) }
}

/** Up to 10 stores, or so many as ?limit= says, by the beginnings of the words of their names. */
export async function getStoresFound({ params, query }: Call): Promise<Reply> {
  const { limit } = limitSchema.parse(query)
  return { status: 200, body: await searchStores(params.term ?? '', limit) }
}

/** The coupons of a store, the newest first. */
export async function getCouponsOfStore(call: Call): Promise<Reply> {
  const storeId = id.safeParse(call.params.storeId)
  if (!storeId.success) throw new AppError('not_found', 'There is no such store.')
  const page = await listCouponsOfStore(storeId.data, pageOf(call), call.now)
  return listReply('GET /stores/coupons/{storeId}', call, page)
}
