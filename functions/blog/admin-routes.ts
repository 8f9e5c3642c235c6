import { createBlog, blogs, updateBlog } from './blog'
import { refuseMoreAlts } from './covers'
import type { RouteFunctions } from '#functions/http/call'
import { publicUpload, readImage } from '#functions/images/image'
import type { Upload } from '#domain/api/form'

export const blogRoutes = {
  'POST /blogs/create': async ({ body: { coverImages, coverImageAlts, ...blog }, now }) => {
    refuseMoreAlts(coverImageAlts, coverImages ?? [])
    const covers = uploadsOf(coverImages, now)
    const shown = { coverImagesPath: covers.map(({ path }) => path), coverImageAlts }
    return createBlog(blog, shown, now, covers)
  },
  'PUT /blogs/{id}': async ({ params, body: { coverImages, ...fields }, versions, now }) =>
    updateBlog(params.id, { fields, uploads: uploadsOf(coverImages, now), versions }, now),
  'DELETE /blogs/{id}': ({ params, versions, now }) => blogs.remove(params.id, versions, now),
} satisfies Partial<RouteFunctions<'admin'>>

function uploadsOf(coverImages: readonly Upload[] = [], now: Date) {
  const images = coverImages.map(({ bytes }, at) => readImage(bytes, `coverImages.${at}`))
  return images.map((image) => publicUpload(image, now))
}
