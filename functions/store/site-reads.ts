import { listCouponsOfStore } from '#functions/coupon/coupon-reads'
import { letterOf } from '#domain/text/letter-ranges'
import { relatedTo } from './related'
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
import { listRoutes } from '#functions/entity/list-routes'
import type { RouteFunctions } from '#functions/http/call'
import { readerOf } from '#functions/coupon/site-reads'

const tilesOf = (read: ReadStores) =>
  ({
    'GET /stores/topStores': () => listTopStores(read),
    'GET /stores/letter/{letter}': ({ params, query }) =>
      listStoresByLetter(letterOf(params.letter)!, query, read),
  }) satisfies Partial<RouteFunctions<'site'>>

/** For pages, which show these stores as tiles, without their categories. */
export const storeTileReads = tilesOf((items) => items.map((item) => toStore(item, null)))

export const storeReads = {
  ...listRoutes(stores, withCategories),
  ...tilesOf(withCategories),
  'GET /stores/slug/{slug}': ({ params }) => getStoreBySlug(params.slug),
  'GET /stores/by-id/{id}': ({ params }) => getStore(params.id),
  'GET /stores/search/{term}': ({ params, query }) => searchStores(params.term, query),
  'GET /stores/related/{slug}': ({ params }) => relatedTo(params.slug),
  'GET /stores/coupons/{storeId}': ({ params, query, ...call }) =>
    listCouponsOfStore(params.storeId, query, readerOf(call)),
} satisfies Partial<RouteFunctions<'site'>>
