import { createBlog } from '#functions/entities/blog'
import type { RouteFunctions } from '#functions/http/call'
import { publicUpload, readImage } from '#functions/images/image'

export const blogRoutes = {
  'POST /blogs/create': async ({ body: { coverImages = [], ...blog }, now }) => {
    const images = coverImages.map(({ bytes }, at) => readImage(bytes, `coverImages.${at}`))
    const covers = images.map((image) => publicUpload(image, now))
    return createBlog(blog, { coverImagesPath: covers.map(({ path }) => path) }, now, covers)
  },
} satisfies Partial<RouteFunctions<'admin'>>
