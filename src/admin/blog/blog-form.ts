import * as z from 'zod'
import { blogFormSchema, coverImageAltsSchema } from '#domain/blog'
import { bounds } from '#domain/text'
import { ApiError } from '#lib/api-error'
import { imagesSchema } from '../components/form/image-schema'

const schema = blogFormSchema.extend({
  link: z.preprocess((text: string) => (text.trim() === '' ? null : text), blogFormSchema.shape.link),
  /** What was typed to find a store. It names none until one is chosen, and is not sent. */
  typedStore: z
    .string()
    .refine((text) => text.trim() === '', 'Choose a store from the list, or empty this field.'),
})

function withoutTyped<Form extends { typedStore: string }>(form: Form) {
  const { typedStore: _, ...sent } = form
  return sent
}

/** The schema of a blog's form. An empty link becomes null. */
export const changedBlogSchema = schema.transform(withoutTyped)

/** The same for a new blog, whose covers are files. */
export const blogSchema = schema
  .extend({
    coverImages: imagesSchema.max(
      bounds.coverImages,
      `A blog may have at most ${bounds.coverImages} cover images.`,
    ),
    coverImageAlts: coverImageAltsSchema,
  })
  .transform(withoutTyped)

export type ChangedBlogValues = z.input<typeof changedBlogSchema>
export type BlogValues = z.input<typeof blogSchema>
type BlogOutput = z.output<typeof blogSchema>

export const emptyParagraph = { paragraphTitle: '', paragraphText: '' }

/** The alternative texts after a change of the images: each stays with its image, also with a reduced one. */
export function altsAfter(
  before: readonly File[],
  after: readonly File[],
  alts: readonly string[],
): string[] {
  return after.map((file, at) => {
    const was = before.indexOf(file)
    if (was !== -1) return alts[was] ?? ''
    return before.length === after.length ? (alts[at] ?? '') : ''
  })
}

/** The multipart form that is sent. The paragraphs are JSON text (product.md, section 7). */
export function bodyOf(blog: BlogOutput): FormData {
  const { paragraphs, storeIds, coverImages, coverImageAlts, ...texts } = blog
  const body = new FormData()
  for (const [name, text] of Object.entries(texts)) if (text !== null) body.append(name, text)
  body.append('paragraphs', JSON.stringify(paragraphs))
  for (const [at, id] of storeIds.entries()) body.append(`storeIds[${at}]`, id)
  for (const [at, file] of coverImages.entries()) {
    body.append('coverImages', file)
    body.append(`coverImageAlts[${at}]`, coverImageAlts[at] ?? '')
  }
  return body
}

/**
 * Turns the server's errors about single cover images into one error about all of them, with the file's name:
 * the form has one field for them.
 */
export function namingFiles(error: unknown, files: readonly File[]): unknown {
  if (!(error instanceof ApiError)) return error
  const fields = Object.entries(error.fields).map(([path, message]) => {
    // Without images there is no field for what they show.
    if (path === 'coverImageAlts') return ['coverImages', message]
    const [, at] = /^coverImages\.(\d+)$/.exec(path) ?? []
    return at === undefined ? [path, message] : ['coverImages', `${files[Number(at)]?.name}: ${message}`]
  })
  return new ApiError(
    error.status,
    error.message,
    Object.fromEntries(fields) as Record<string, string>,
    error.code,
  )
}
