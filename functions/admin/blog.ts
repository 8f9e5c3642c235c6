import { AppError } from '#domain/errors'
import { createBlog, deleteBlog, updateBlog } from '#functions/entities/blog'
import type { RouteFunctions } from '#functions/http/call'
import { publicUpload, readImage } from '#functions/images/image'

export const blogRoutes = {
  'POST /blogs/create': async ({ body: { coverImages = [], coverImageAlts, ...blog }, now }) => {
    if (coverImageAlts.length > coverImages.length) throw tooManyAlts()
    const images = coverImages.map(({ bytes }, at) => readImage(bytes, `coverImages.${at}`))
    const covers = images.map((image) => publicUpload(image, now))
    const shown = { coverImagesPath: covers.map(({ path }) => path), coverImageAlts }
    return createBlog(blog, shown, now, covers)
  },
  'PUT /blogs/{id}': ({ params, body, versions, now }) =>
    updateBlog(params.id, { fields: body, versions }, now),
  'DELETE /blogs/{id}': ({ params, versions, now }) => deleteBlog(params.id, versions, now),
} satisfies Partial<RouteFunctions<'admin'>>

function tooManyAlts(): AppError {
  const message = 'There are more alternative texts than cover images.'
  return new AppError('invalid', message, { fields: { coverImageAlts: message } })
}
