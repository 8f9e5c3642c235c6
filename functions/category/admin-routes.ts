import { categories, toCategory } from './category'
import { listDeletedWithStores } from '#functions/store/deleted-with-stores'
import type { RouteFunctions } from '#functions/http/call'
import { publicUploadOf } from '#functions/images/image'
import type { Versions } from '#table/rewrite'

async function makeTop(topCategory: boolean, id: string, versions: Versions, now: Date) {
  return toCategory(await categories.update(id, versions, { topCategory }, now))
}

export const categoryAdminRoutes = {
  'POST /categories': async ({ body: { imagePath: file, ...fields }, now }) => {
    const image = file && (await publicUploadOf(file, 'imagePath', now))
    const form = { ...fields, imagePath: image?.path ?? null }
    return toCategory(await categories.create(form, now, { uploads: image ? [image] : [] }))
  },
  'PUT /categories/{id}': async ({ params, body: { imagePath: file, ...fields }, versions, now }) => {
    const image = file && (await publicUploadOf(file, 'imagePath', now))
    const changes = { ...fields, imagePath: image?.path }
    return toCategory(await categories.update(params.id, versions, changes, now, image && [image]))
  },
  'PATCH /categories/{id}/make-top': ({ params, versions, now }) => makeTop(true, params.id, versions, now),
  'PATCH /categories/{id}/remove-top': ({ params, versions, now }) =>
    makeTop(false, params.id, versions, now),
  'DELETE /categories/{id}': ({ params, versions, now }) => categories.remove(params.id, versions, now),
  'GET /categories/deleted': ({ query, now }) => listDeletedWithStores('CATEGORY', query, now),
  'POST /categories/{id}/restore': async ({ params, now }) =>
    toCategory(await categories.restore(params.id, now)),
} satisfies Partial<RouteFunctions<'admin'>>
