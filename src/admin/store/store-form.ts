import * as z from 'zod'
import { storeChangesSchema, storeFormSchema } from '#domain/store'
import { withDecimals } from '../components/form/decimals'
import { imagesSchema } from '../components/form/image-schema'

/** What was typed into the lists and not entered yet: it is not sent. */
const typedSchema = z.object({ pros: z.string(), cons: z.string() })

function withoutTyped<Form extends { typed: unknown }>(form: Form) {
  const { typed: _, ...sent } = form
  return sent
}

/** What is sent to create a store: it needs a logo (product.md, section 5). */
export const newStoreSchema = storeFormSchema
  .extend({
    typed: typedSchema,
    logo: imagesSchema.refine((files) => files.length > 0, 'A logo is required.'),
  })
  .transform(withoutTyped)

/** What is sent to change a store: without a file its logo stays. */
export const changedStoreSchema = withDecimals(
  storeChangesSchema.extend({ typed: typedSchema, logo: imagesSchema }).transform(withoutTyped),
  { rating: 'Rating' },
)

/** What the form of a store holds: texts, lists of texts, and the file of a logo. */
export type StoreValues = Required<z.input<typeof newStoreSchema>>

type Lists = Pick<z.input<typeof newStoreSchema>, 'pros' | 'cons' | 'typed'>

/** What the lists hold once what was typed is entered: sending the form does what Enter does. */
export function withTyped({ pros = [], cons = [], typed }: Lists): Record<string, unknown> {
  return {
    pros: withPoint(pros, typed.pros),
    cons: withPoint(cons, typed.cons),
    'typed.pros': '',
    'typed.cons': '',
  }
}

/** A list with one more text, unless that is empty. */
export function withPoint(points: readonly string[], text: string): string[] {
  return text.trim() === '' ? [...points] : [...points, text.trim()]
}

/**
 * A store as a multipart form carries it (product.md, section 7). What empties a list of a store that is
 * there is one empty text.
 */
export function formDataOf({ logo, pros = [], cons = [], ...texts }: SentStore, isNew: boolean): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(texts)) form.append(name, String(value ?? ''))
  for (const [name, list] of Object.entries({ pros, cons })) {
    if (list.length === 0 && !isNew) form.append(name, '')
    for (const [at, text] of list.entries()) form.append(`${name}[${at}]`, text)
  }
  for (const file of logo) form.append('logo', file)
  return form
}

type SentStore = z.output<typeof newStoreSchema | typeof changedStoreSchema>

/** The lists that show stores: they are read again when one has changed. */
export const storeLists = ['GET /stores', 'GET /stores/search/{term}'] as const
