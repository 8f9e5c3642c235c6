import * as z from 'zod'
import { blogReferenceSchema, blogSchema } from '../blog/blog'
import { storeReferenceSchema } from '../reference/reference'
import { storeSchema } from './store'

/** How many stores of its category the page of a store shows: a full row. */
export const relatedCount = 6

export const mentionCount = 3

/** Related stores of a store, and blogs about it. */
export const relatedSchema = z
  .object({ stores: z.array(storeSchema), blogs: z.array(blogReferenceSchema) })
  .meta({ id: 'RelatedToStore' })

export type RelatedToStore = z.infer<typeof relatedSchema>

/** The number of blogs that fit into an answer, however long they are. */
export const blogsOfStoreCount = 12

export const blogsOfStoreSchema = z
  .object({ store: storeReferenceSchema, blogs: z.array(blogSchema) })
  .meta({ id: 'BlogsOfStore' })

export type BlogsOfStore = z.infer<typeof blogsOfStoreSchema>
