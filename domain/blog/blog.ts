import * as z from 'zod'
import { storeReferenceSchema } from '../reference/reference'
import { bounds, id, line, lineOrNone, link, objectError, prose, version } from '../field/field'

/** The largest text of all paragraphs together, in bytes. A DynamoDB item has 400 KB. */
const largestText = 300_000

/** A blog as it is read (product.md, section 3). */
export const blogSchema = z
  .object({
    _id: id,
    title: z.string(),
    coverImagesPath: z.array(z.string()),
    /** What each cover image shows; '' or nothing for one that decorates. */
    coverImageAlts: z.array(z.string()).optional(),
    paragraphs: z.array(z.object({ paragraphTitle: z.string(), paragraphText: z.string() })),
    link: z.string().nullable(),
    /** The author; null if unknown. */
    author: z.string().nullable(),
    /** The stores that it is about, in the order that staff gave them. Some may be gone. */
    storeIds: z.array(id),
    createdAt: z.iso.datetime(),
    /** When its words, link, author, stores or covers were last changed; `createdAt` before any change. */
    updatedAt: z.iso.datetime(),
    version,
  })
  .meta({ id: 'Blog' })

/** A blog read by its id, with those of its stores that exist. */
export const blogDetailSchema = blogSchema
  .extend({ stores: z.array(storeReferenceSchema) })
  .meta({ id: 'BlogDetail' })

/** A blog as its title and its date, with what its link needs. */
export const blogReferenceSchema = blogSchema
  .pick({ _id: true, title: true, createdAt: true })
  .meta({ id: 'BlogReference' })

const optionalLine = (label: string) =>
  lineOrNone(label, bounds.title)
    .default('')
    .meta({ description: `Up to ${bounds.title} characters, not counting white space at its ends.` })

/** The alternative texts of the cover images, in their order (product.md, section 3). */
export const coverImageAltsSchema = z
  .array(optionalLine('Alternative text'), { error: 'Alternative texts must be a list.' })
  .max(bounds.coverImages, `A blog may have at most ${bounds.coverImages} alternative texts.`)

const tooManyStores = `A blog may name at most ${bounds.blogStores} stores.`

const author = lineOrNone('Author', bounds.name)
  .nullable()
  .transform((name) => (name === '' ? null : name))
  .meta({ description: `Up to ${bounds.name} characters, not counting white space at its ends.` })

const blogStoresSchema = z
  .array(id, { error: 'Stores must be a list.' })
  .max(4 * bounds.blogStores, tooManyStores)
  .transform((ids) => [...new Set(ids)])
  .refine((ids) => ids.length <= bounds.blogStores, tooManyStores)

const fields = {
  title: line('Title', bounds.title),
  paragraphs: z
    .array(
      z.object(
        {
          paragraphTitle: optionalLine('Paragraph title'),
          paragraphText: prose('Paragraph text'),
        },
        { error: 'A paragraph has a paragraphText, and may have a paragraphTitle.' },
      ),
      { error: 'Paragraphs must be a list, as JSON.' },
    )
    .min(1, 'A blog needs a first paragraph.')
    .max(bounds.paragraphs, `A blog may have at most ${bounds.paragraphs} paragraphs.`)
    .refine(isShort, 'The paragraphs are too long: together they may have at most 300 KB.')
    .meta({ description: 'Together at most 300,000 bytes.' }),
  link: link().nullable(),
  author,
  storeIds: blogStoresSchema,
}

/** What staff send to create a blog (product.md, section 5), without its cover images. */
export const blogFormSchema = z.object({
  ...fields,
  link: fields.link.default(null),
  author: author.default(null),
  storeIds: blogStoresSchema.default([]),
})

export const tooManyCovers = `A blog may have at most ${bounds.coverImages} cover images.`

const keptCoversSchema = z
  .array(z.string({ error: 'Each of the cover images must be text.' }), {
    error: 'The addresses of cover images must be a list.',
  })
  .max(bounds.coverImages, `A blog may have at most ${bounds.coverImages} cover images.`)
  .meta({
    description: "Addresses that the blog has already, in their new order; '' for the next new image.",
  })

/** What staff send to change a blog. Fields that are not sent stay unchanged. */
export const blogChangesSchema = z
  .object({ ...fields, coverImagesPath: keptCoversSchema, coverImageAlts: coverImageAltsSchema }, objectError)
  .partial()

function isShort(paragraphs: { paragraphTitle: string; paragraphText: string }[]): boolean {
  const text = paragraphs.map(({ paragraphTitle, paragraphText }) => paragraphTitle + paragraphText).join('')
  return new TextEncoder().encode(text).length <= largestText
}

export type Blog = z.infer<typeof blogSchema>
export type BlogDetail = z.infer<typeof blogDetailSchema>
export type BlogReference = z.infer<typeof blogReferenceSchema>
export type BlogChanges = z.infer<typeof blogChangesSchema>
export type BlogForm = z.infer<typeof blogFormSchema>
