import { listCouponsOfStore } from '#functions/coupon/coupon-reads'
import { letterOf } from '#domain/store/letter-ranges'
import { suggestStores } from './suggest-stores'
import { blogsOfStore, relatedTo } from './related'
import {
  getStore,
  getStoreBySlug,
  listStoresByLetter,
  listTopStores,
  type ReadStores,
  searchStores,
  stores,
  toStore,
  withCategories,
} from './store'
import { readerOf } from '#functions/entity/read-context'
import type { RouteFunctions } from '#functions/http/call'
import { readPage } from '#table/read'

const tilesOf = (read: ReadStores) =>
  ({
    'GET /stores/topStores': (call) => listTopStores(call, read),
    'GET /stores/letter/{letter}': ({ params, query, ...call }) =>
      listStoresByLetter(letterOf(params.letter)!, query, call, read),
  }) satisfies Partial<RouteFunctions<'site'>>

/** For pages, which show these stores as tiles, without their categories. */
export const storeTileReads = tilesOf((items, reader) => items.map((item) => toStore(item, null, reader)))

export const storeReads = {
  'GET /stores': ({ query: { sort, ...page }, ...call }) =>
    readPage(stores.list(sort), page, (items) => withCategories(items, call)),
  ...tilesOf(withCategories),
  'GET /stores/slug/{slug}': ({ params, ...call }) => getStoreBySlug(params.slug, call),
  'GET /stores/by-id/{id}': ({ params, ...call }) => getStore(params.id, call),
  'GET /stores/search/{term}': ({ params, query, ...call }) => searchStores(params.term, query, call),
  'GET /stores/suggestions/{term}': ({ params, ...call }) => suggestStores(params.term, call),
  'GET /stores/related/{slug}': ({ params, ...call }) => relatedTo(params.slug, call),
  'GET /stores/blogs/{storeId}': ({ params }) => blogsOfStore(params.storeId),
  'GET /stores/coupons/{storeId}': ({ params, query, ...call }) =>
    listCouponsOfStore(params.storeId, query, readerOf(call)),
} satisfies Partial<RouteFunctions<'site'>>
