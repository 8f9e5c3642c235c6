import * as z from 'zod'
import { couponSchema } from '../coupon/coupon'
import { couponListSchema } from '../coupon/coupon-list'
import { pageRequestSchema } from '../http/paging'
import { bodySizes } from '../http/request-size'
import { maxSuggestions } from '../search/search-terms'
import { searchTermParams } from '../search/search-term-params'
import { letterSchema } from './letter-schema'
import { blogsOfStoreCount, blogsOfStoreSchema, mentionCount, relatedCount, relatedSchema } from './related'
import {
  deletedStoreSchema,
  storeChangesSchema,
  storeDetailSchema,
  storeFormSchema,
  storeOrderSchema,
  storeSchema,
} from './store'
import { undoDays } from '../deletion/undo-window'
import {
  changing,
  creating,
  deleting,
  endpoints,
  forStaff,
  forVisitors,
  idOf,
  listSchema,
  oneOf,
  slugInPath,
} from '../api/endpoint'
import { formList, newImage, requiredImage } from '../api/form'

const params = idOf('store')

const newStore = storeFormSchema.shape
const changed = storeChangesSchema.shape

/** The calls about stores (product.md, section 7). */
export const storeApi = endpoints({
  'GET /stores': {
    ...forVisitors,
    ...listSchema(storeSchema),
    summary: 'All stores, by name or by rating',
    query: pageRequestSchema.extend(storeOrderSchema.shape),
  },
  'GET /stores/topStores': {
    ...forVisitors,
    summary: 'The 24 highest rated stores, ties by name',
    answer: z.array(storeSchema),
  },
  'GET /stores/slug/{slug}': {
    ...forVisitors,
    summary: 'A store with its newest 100 approved reviews',
    ...oneOf(slugInPath, storeDetailSchema),
  },
  'GET /stores/by-id/{id}': { ...forVisitors, summary: 'A store', ...oneOf(params, storeSchema) },
  'GET /stores/search/{term}': {
    ...forVisitors,
    ...listSchema(storeSchema),
    summary: 'Stores by the words of their names, 10 or `limit` at once',
    description: 'One typing error is forgiven: what has it comes last.',
    params: searchTermParams,
  },
  'GET /stores/suggestions/{term}': {
    ...forVisitors,
    summary: `The ${maxSuggestions} most alike of the stores with one of the words, and of those next to the text by name`,
    params: searchTermParams,
    answer: z.array(storeSchema),
    refusals: ['invalid'],
  },
  'GET /stores/letter/{letter}': {
    ...forVisitors,
    ...listSchema(storeSchema),
    summary: 'Stores whose names begin with a letter, by name',
    description: 'Accents and case make no difference: `é` is `E`.',
    params: z.object({ letter: letterSchema }),
  },
  'GET /stores/related/{slug}': {
    ...forVisitors,
    summary: `Up to ${relatedCount} stores of the same category, and the newest ${mentionCount} blogs about a store`,
    description: 'The stores are those that follow it by name, then the first ones.',
    ...oneOf(slugInPath, relatedSchema),
  },
  'GET /stores/blogs/{storeId}': {
    ...forVisitors,
    summary: `A store, and the newest ${blogsOfStoreCount} blogs about it`,
    ...oneOf(z.object({ storeId: params.shape.id }), blogsOfStoreSchema),
  },
  'GET /stores/coupons/{storeId}': {
    ...forVisitors,
    ...listSchema(couponSchema),
    staffSeeMore: true,
    summary: 'The coupons of a store',
    description:
      'Visitors get what is live: what ends soonest first, then what has no end, the newest first. Of what ' +
      'is `expired` they get the last 90 days, without codes and links. Staff get all, or those of a status.',
    params: z.object({ storeId: params.shape.id }),
    query: pageRequestSchema.extend(couponListSchema.pick({ status: true }).shape),
    refusals: ['unauthorized'],
  },
  'POST /stores/create': {
    ...creating,
    summary: 'Create a store',
    form: storeFormSchema.extend({
      pros: formList('pros', newStore.pros),
      cons: formList('cons', newStore.cons),
      logo: requiredImage('Logo', 'A logo is required.'),
    }),
    largestBody: bodySizes.withImage,
    answer: storeSchema,
    refusals: ['conflict'],
  },
  'PUT /stores/by-id/{id}': {
    ...changing,
    summary: 'Change a store',
    params,
    json: storeChangesSchema,
    form: storeChangesSchema.extend({
      pros: formList('pros', changed.pros),
      cons: formList('cons', changed.cons),
      logo: newImage('Logo'),
    }),
    largestBody: bodySizes.withImage,
    answer: storeSchema,
    refusals: [...changing.refusals, 'conflict'],
  },
  'DELETE /stores/by-id/{id}': {
    ...deleting,
    summary: 'Delete a store with its coupons and reviews',
    description:
      'Where it is cut off in between, the store is gone, and another call goes on with what belonged to it. ' +
      `For ${undoDays} days it can be restored.`,
    params,
  },
  'GET /stores/deleted': {
    ...forStaff,
    summary: 'Deleted stores that can be restored, the last deleted first',
    description: 'With the coupons and reviews that come back.',
    ...listSchema(deletedStoreSchema),
  },
  'POST /stores/by-id/{id}/restore': {
    ...forStaff,
    summary: 'Restore a deleted store with its coupons and reviews',
    description: `Until ${undoDays} days after its deletion. A store that is there stays as it is.`,
    params,
    answer: storeSchema,
    refusals: ['conflict'],
  },
})
