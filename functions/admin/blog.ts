import { AppError } from '#domain/errors'
import { createBlog } from '#functions/entities/blog'
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
} satisfies Partial<RouteFunctions<'admin'>>

function tooManyAlts(): AppError {
  const message = 'There are more alternative texts than cover images.'
  return new AppError('invalid', message, { fields: { coverImageAlts: message } })
}
