import * as z from 'zod'
import { couponSchema } from '../coupon'
import { limitSchema } from '../paging'
import {
  deletedStoreSchema,
  storeChangesSchema,
  storeDetailSchema,
  storeFormSchema,
  storeOrderSchema,
  storeSchema,
} from '../store'
import { id } from '../text'
import { undoDays } from '../undo'
import { changing, deleting, formList, image, type Operation, paged } from './operation'

const searchParams = z.object({
  term: z.string().meta({ description: 'The beginnings of words of the name, in any order: `out zep`.' }),
})

/** The calls about stores (product.md, section 7). */
export const storeOperations = {
  'GET /stores': {
    summary: 'All stores, by name or by rating',
    query: paged.query.extend(storeOrderSchema.shape),
    answer: z.array(storeSchema),
  },
  'GET /stores/topStores': {
    summary: 'The 24 highest rated stores, ties by name',
    answer: z.array(storeSchema),
  },
  'GET /stores/slug/{slug}': {
    summary: 'A store with its newest 100 approved reviews',
    answer: storeDetailSchema,
    refusals: ['not_found'],
  },
  'GET /stores/by-id/{id}': {
    summary: 'A store',
    params: z.object({ id }),
    answer: storeSchema,
    refusals: ['not_found'],
  },
  'GET /stores/search/{term}': {
    summary: 'Stores by the words of their names, up to 10 or `limit`',
    params: searchParams,
    query: limitSchema,
    answer: z.array(storeSchema),
  },
  'GET /stores/coupons/{storeId}': {
    summary: 'The coupons of a store, the newest first',
    params: z.object({ storeId: id }),
    ...paged,
    answer: z.array(couponSchema),
    refusals: ['not_found'],
  },
  'POST /stores/create': {
    summary: 'Create a store',
    form: storeFormSchema.extend({ pros: formList('pros'), cons: formList('cons'), logo: image() }),
    status: 201,
    answer: storeSchema,
    refusals: ['conflict'],
  },
  'PUT /stores/by-id/{id}': {
    ...changing,
    summary: 'Change a store',
    json: storeChangesSchema,
    form: storeChangesSchema.extend({
      pros: formList('pros'),
      cons: formList('cons'),
      logo: image().optional(),
    }),
    answer: storeSchema,
    refusals: [...changing.refusals, 'conflict'],
  },
  'DELETE /stores/by-id/{id}': {
    ...deleting,
    summary: 'Delete a store with its coupons and reviews',
    description:
      'Where it is cut off in between, the store is gone, and another call goes on with what belonged to it. ' +
      `For ${undoDays} days it can be restored.`,
  },
  'GET /stores/deleted': {
    summary: 'Deleted stores that can be restored, the last deleted first',
    description: 'With the coupons and reviews that come back.',
    ...paged,
    answer: z.array(deletedStoreSchema),
  },
  'POST /stores/by-id/{id}/restore': {
    summary: 'Restore a deleted store with its coupons and reviews',
    description: `Until ${undoDays} days after its deletion. A store that is there stays as it is.`,
    params: z.object({ id }),
    answer: storeSchema,
    refusals: ['not_found', 'conflict'],
  },
} as const satisfies Record<string, Operation>
