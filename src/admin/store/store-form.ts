import * as z from 'zod'
import { storeChangesSchema, storeFormSchema } from '#domain/store/store'
import { callAsStaff } from '../calls/staff-call'
import { withDecimals } from '../components/form/decimals'
import { filesSchema } from '../components/form/image-schema'
import type { Restoration } from '../resource/removal'

/** Typed, but not yet added to their lists. They are not sent. */
const typedSchema = z.object({ pros: z.string(), cons: z.string() })

function withoutTyped<Form extends { typed: unknown }>(form: Form) {
  const { typed: _, ...sent } = form
  return sent
}

export const newStoreSchema = storeFormSchema
  .extend({
    typed: typedSchema,
    logo: filesSchema(640).refine((files) => files.length > 0, 'A logo is required.'),
  })
  .transform(withoutTyped)

/** Without a file the logo stays. */
export const changedStoreSchema = withDecimals(
  storeChangesSchema.extend({ typed: typedSchema, logo: filesSchema(640) }).transform(withoutTyped),
  ['rating'],
)

export type StoreValues = Required<z.input<typeof newStoreSchema>>

type Lists = Pick<z.input<typeof newStoreSchema>, 'pros' | 'cons' | 'typed'>

/** Adds the typed texts to their lists, as Enter does. */
export function withTyped({ pros = [], cons = [], typed }: Lists): Record<string, unknown> {
  return {
    pros: withPoint(pros, typed.pros),
    cons: withPoint(cons, typed.cons),
    'typed.pros': '',
    'typed.cons': '',
  }
}

/** Unless the text is empty. */
export function withPoint(points: readonly string[], text: string): string[] {
  return text.trim() === '' ? [...points] : [...points, text.trim()]
}

/** With its coupons, reviews and images. */
export const storeRestoration: Restoration = {
  one: 'store',
  many: 'stores',
  deleted: 'GET /stores/deleted',
  call: (id) => callAsStaff('POST /stores/by-id/{id}/restore', { params: { id } }),
}

/** Read again when a store has changed. */
export const storeLists = ['GET /stores', 'GET /stores/search/{term}'] as const
