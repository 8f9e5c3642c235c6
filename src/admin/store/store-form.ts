import type * as z from 'zod'
import { type Store, storeChangesSchema, storeFormSchema } from '#domain/store'
import { withDecimals } from '../components/form/decimals'
import { imagesSchema } from '../components/form/image-schema'

/** What the form of a store holds: texts, lists of texts, and the file of a logo. */
export interface StoreValues extends Record<string, unknown> {
  name: string
  slug: string
  link: string
  description: string
  category: string
  rating: string
  pros: string[]
  cons: string[]
  logo: File[]
  /** What was typed into the lists and not entered yet: it is not sent. */
  typed?: { pros: string; cons: string }
}

const nothingTyped = { pros: '', cons: '' }

/** What is sent to create a store: it needs a logo (product.md, section 5). */
export const newStoreSchema = storeFormSchema.extend({
  logo: imagesSchema.refine((files) => files.length > 0, 'A logo is required.'),
}) as z.ZodType<z.output<typeof storeFormSchema> & { logo: File[] }, StoreValues>

/** What is sent to change a store: without a file its logo stays. */
export const changedStoreSchema = withDecimals(
  storeChangesSchema.extend({ logo: imagesSchema }) as z.ZodType<
    z.output<typeof storeChangesSchema> & { logo: File[] },
    StoreValues
  >,
  { rating: 'Rating' },
)

/** An empty form. */
export const newStore: StoreValues = {
  name: '',
  slug: '',
  link: '',
  description: '',
  category: '',
  rating: '0',
  pros: [],
  cons: [],
  logo: [],
  typed: nothingTyped,
}

/** A store as its form holds it. */
export function valuesOf({
  name,
  slug,
  link,
  description,
  category,
  rating,
  pros,
  cons,
}: Store): StoreValues {
  return {
    name,
    slug,
    link,
    description,
    category: category?._id ?? '',
    rating: String(rating),
    pros,
    cons,
    logo: [],
    typed: nothingTyped,
  }
}

/** What the lists hold once what was typed is entered: sending the form does what Enter does. */
export function withTyped({ pros, cons, typed = nothingTyped }: StoreValues): Record<string, unknown> {
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

/** The fields by their labels, in the order of the form. */
export const storeLabels = {
  name: 'Name',
  slug: 'Slug',
  link: 'Link',
  description: 'Description',
  category: 'Category',
  rating: 'Rating',
  pros: 'Pros',
  cons: 'Cons',
}

/** The lists that show stores: they are read again when one has changed. */
export const storeLists = ['GET /stores', 'GET /stores/search/{term}'] as const
