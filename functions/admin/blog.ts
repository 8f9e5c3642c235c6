import { createBlog } from '#functions/entities/blog'
import type { RouteFunctions } from '#functions/http/call'
import { saveImage } from '#functions/images/image'

export const blogRoutes = {
  'POST /blogs/create': async ({ body: { coverImages = [], ...blog }, now }) => {
    const coverImagesPath = await Promise.all(
      coverImages.map(({ bytes }, at) => saveImage(bytes, `coverImages.${at}`, now)),
    )
    return createBlog(blog, { coverImagesPath }, now)
  },
} satisfies Partial<RouteFunctions<'admin'>>
