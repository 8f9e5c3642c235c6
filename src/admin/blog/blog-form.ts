import * as z from 'zod'
import { blogFormSchema } from '#domain/blog'
import { bounds } from '#domain/text'
import { ApiError } from '#lib/api-error'
import { imagesSchema } from '../components/form/image-schema'

/** The schema of a new blog's form. An empty link becomes null, and the covers are files. */
export const blogSchema = blogFormSchema.extend({
  link: z.preprocess((text: string) => (text.trim() === '' ? null : text), blogFormSchema.shape.link),
  coverImages: imagesSchema.max(
    bounds.coverImages,
    `A blog may have at most ${bounds.coverImages} cover images.`,
  ),
})

export type BlogValues = z.input<typeof blogSchema>
type BlogOutput = z.output<typeof blogSchema>

export const emptyParagraph = { paragraphTitle: '', paragraphText: '' }

/** The multipart form that is sent. The paragraphs are JSON text (product.md, section 7). */
export function bodyOf({ paragraphs, coverImages, ...texts }: BlogOutput): FormData {
  const body = new FormData()
  for (const [name, text] of Object.entries(texts)) if (text !== null) body.append(name, text)
  body.append('paragraphs', JSON.stringify(paragraphs))
  for (const file of coverImages) body.append('coverImages', file)
  return body
}

/**
 * Turns the server's errors about single cover images into one error about all of them, with the file's name:
 * the form has one field for them.
 */
export function namingFiles(error: unknown, files: readonly File[]): unknown {
  if (!(error instanceof ApiError)) return error
  const fields = Object.entries(error.fields).map(([path, message]) => {
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
