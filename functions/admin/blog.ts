import * as z from 'zod'
import { blogFormSchema } from '#domain/blog'
import { bounds } from '#domain/text'
import { createBlog } from '#functions/entities/blog'
import { saveImage } from '#functions/images/image'
import { parseJson } from '#functions/http/bounded-json'
import type { Call, Form, Reply, Upload } from '#functions/http/call'
import { filesOf, isUpload, textOf } from '#functions/http/form-fields'
import { textsOf } from '#functions/http/json-or-form'

const newBlogSchema = blogFormSchema.extend({
  link: z.preprocess((value) => (value === '' ? null : value), blogFormSchema.shape.link),
  coverImages: z
    .array(z.custom<Upload>(isUpload))
    .max(bounds.coverImages, `A blog may have at most ${bounds.coverImages} cover images.`),
})

/**
 * Creates a blog from a multipart form: cover images as files, paragraphs as JSON text
 * (product.md, section 7).
 */
export async function postBlog(call: Call): Promise<Reply> {
  const { coverImages, ...blog } = newBlogSchema.parse(fieldsOf(await call.form()))
  const coverImagesPath = await Promise.all(
    coverImages.map(({ bytes }, at) => saveImage(bytes, `coverImages.${at}`, call.now)),
  )
  return { status: 201, body: await createBlog(blog, { coverImagesPath }, call.now) }
}

function fieldsOf(form: Form) {
  const paragraphs = listInJson(textOf(form, 'paragraphs'))
  return { ...textsOf(form, ['title', 'link']), paragraphs, coverImages: filesOf(form, 'coverImages') }
}

/** What is no JSON is no list either, and refused as such. */
function listInJson(text = '[]'): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}
