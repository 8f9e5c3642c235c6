import type * as z from 'zod'
import { storeChangesSchema, storeFormSchema } from '#domain/store/store'
import { callAsStaff } from '../calls/staff-call'
import { withDecimals } from '../components/form/decimals'
import { filesSchema } from '../components/form/image-schema'
import type { Restoration } from '../resource/removal'

export const newStoreSchema = storeFormSchema.extend({
  logo: filesSchema(640).refine((files) => files.length > 0, 'A logo is required.'),
})

/** Without a file the logo stays. */
export const changedStoreSchema = withDecimals(storeChangesSchema.extend({ logo: filesSchema(640) }), [
  'rating',
])

export type StoreValues = Required<z.input<typeof newStoreSchema>>

/** With its coupons, reviews and images. */
export const storeRestoration: Restoration = {
  one: 'store',
  many: 'stores',
  deleted: 'GET /stores/deleted',
  call: (id) => callAsStaff('POST /stores/by-id/{id}/restore', { params: { id } }),
}

/** Read again when a store has changed. */
export const storeLists = ['GET /stores', 'GET /stores/search/{term}'] as const
