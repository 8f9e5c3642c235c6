import { createBlog, blogs, toBlog, updateBlog } from './blog'
import { refuseMoreAlts } from './covers'
import { listDeletedWithStores } from '#functions/store/deleted-with-stores'
import type { RouteFunctions } from '#functions/http/call'
import { publicUploadOf } from '#functions/images/image'
import type { ImageUpload } from '#functions/images/upload'
import type { Upload } from '#domain/api/form'

export const blogAdminRoutes = {
  'POST /blogs/create': async ({ body: { coverImages, coverImageAlts, ...blog }, now }) => {
    refuseMoreAlts(coverImageAlts, coverImages ?? [])
    const covers = await uploadsOf(coverImages, now)
    const shown = { coverImagesPath: covers.map(({ path }) => path), coverImageAlts }
    return createBlog(blog, shown, now, covers)
  },
  'PUT /blogs/{id}': async ({ params, body: { coverImages, ...fields }, versions, now }) =>
    updateBlog(params.id, { fields, uploads: await uploadsOf(coverImages, now), versions }, now),
  'DELETE /blogs/{id}': ({ params, versions, now }) => blogs.remove(params.id, versions, now),
  'GET /blogs/deleted': ({ query, now }) => listDeletedWithStores('BLOG', query, now),
  'POST /blogs/{id}/restore': async ({ params, now }) => toBlog(await blogs.restore(params.id, now)),
} satisfies Partial<RouteFunctions<'admin'>>

async function uploadsOf(coverImages: readonly Upload[] = [], now: Date): Promise<ImageUpload[]> {
  const uploads: ImageUpload[] = []
  for (const [at, file] of coverImages.entries()) {
    uploads.push(await publicUploadOf(file, `coverImages.${at}`, now))
  }
  return uploads
}
