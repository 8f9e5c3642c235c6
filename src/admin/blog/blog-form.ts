import * as z from 'zod'
import { blogFormSchema, coverImageAltsSchema, tooManyCovers } from '#domain/blog/blog'
import { bounds } from '#domain/field/field'
import { ApiError } from '#lib/api-error'
import { pickedImagesSchema, type PickedImage } from '../components/form/image-schema'
import { formDataOf } from '../resource/calls'

const schema = blogFormSchema.extend({
  link: z.preprocess((text: string) => (text.trim() === '' ? null : text), blogFormSchema.shape.link),
  /** Text in the search for a store. It is not sent. */
  typedStore: z
    .string()
    .refine((text) => text.trim() === '', 'Choose a store from the list, or empty this field.'),
})

export const blogShape = schema.shape

function withoutTyped<Form extends { typedStore: string }>(form: Form) {
  const { typedStore: _, ...sent } = form
  return sent
}

const coversSchema = z
  .array(z.custom<PickedImage>((image) => typeof image === 'string' || image instanceof File))
  .max(bounds.coverImages, tooManyCovers)

export const enteredBlogSchema = schema
  .extend({ coverImages: pickedImagesSchema(coversSchema, 1800), coverImageAlts: coverImageAltsSchema })
  .transform(withoutTyped)

export type BlogValues = z.input<typeof enteredBlogSchema>
type BlogOutput = z.output<typeof enteredBlogSchema>

export const emptyParagraph = { paragraphTitle: '', paragraphText: '' }

/** Each alternative text stays with its image. */
export function altsAfter(
  before: readonly PickedImage[],
  after: readonly PickedImage[],
  alts: readonly string[],
): string[] {
  const left = before.map((image, at) => ({ image, alt: alts[at] ?? '' }))
  return after.map((image) => {
    const found = left.findIndex((each) => each.image === image)
    return found === -1 ? '' : left.splice(found, 1)[0]!.alt
  })
}

/** Multipart if a cover is new, and JSON otherwise. */
export function changedBody(blog: Partial<BlogOutput>): object {
  const { coverImages, ...fields } = blog
  if (coverImages?.some((image) => image instanceof File)) return blogBody(blog, false)
  return { ...fields, ...(coverImages && { coverImagesPath: keptCovers(coverImages) }) }
}

/** Each cover has one alternative text. */
export function blogBody(blog: Partial<BlogOutput>, isNew: boolean): FormData {
  const { paragraphs, coverImages = [], coverImageAlts = [], ...fields } = blog
  const covers = {
    coverImages: coverImages.filter((image) => image instanceof File),
    coverImageAlts: coverImages.map((_, at) => coverImageAlts[at] ?? ''),
    ...(!isNew && { coverImagesPath: keptCovers(coverImages) }),
  }
  const texts = { ...fields, ...(paragraphs && { paragraphs: JSON.stringify(paragraphs) }) }
  return formDataOf({ ...texts, ...covers }, isNew)
}

/** '' stands for a new file. */
const keptCovers = (covers: readonly PickedImage[]) =>
  covers.map((image) => (image instanceof File ? '' : image))

/** Joins the errors about single images into one that names the files. */
export function namingFiles(error: unknown, images: readonly PickedImage[]): unknown {
  if (!(error instanceof ApiError)) return error
  const files = images.filter((image) => image instanceof File)
  const fields = Object.entries(error.fields).map(([path, message]) => {
    // Without images there are no fields for alternative texts.
    const [, place] = /^coverImagesPath\.(\d+)$/.exec(path) ?? []
    if (place !== undefined) return ['coverImages', `Image ${Number(place) + 1}: ${message}`]
    if (path === 'coverImageAlts' || path === 'coverImagesPath') return ['coverImages', message]
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
