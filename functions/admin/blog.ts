import { createBlog, deleteBlog, requireImages, updateBlog } from '#functions/entities/blog'
import type { RouteFunctions } from '#functions/http/call'
import { publicUpload, readImage } from '#functions/images/image'

export const blogRoutes = {
  'POST /blogs/create': async ({ body: { coverImages = [], coverImageAlts, ...blog }, now }) => {
    requireImages({ coverImagesPath: coverImages.map(({ name }) => name), coverImageAlts })
    const images = coverImages.map(({ bytes }, at) => readImage(bytes, `coverImages.${at}`))
    const covers = images.map((image) => publicUpload(image, now))
    const shown = { coverImagesPath: covers.map(({ path }) => path), coverImageAlts }
    return createBlog(blog, shown, now, covers)
  },
  'PUT /blogs/{id}': ({ params, body, versions, now }) =>
    updateBlog(params.id, { fields: body, versions }, now),
  'DELETE /blogs/{id}': ({ params, versions, now }) => deleteBlog(params.id, versions, now),
} satisfies Partial<RouteFunctions<'admin'>>
