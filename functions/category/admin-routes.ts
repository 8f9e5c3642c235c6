import { createCategory } from './category'
import { categories, updateCategory } from './category'
import type { RouteFunctions } from '#functions/http/call'
import { publicUpload, readImage } from '#functions/images/image'

export const categoryRoutes = {
  'POST /categories': async ({ body: { imagePath: file, ...form }, now }) => {
    const image = file && publicUpload(readImage(file.bytes, 'imagePath'), now)
    return createCategory(form, { imagePath: image?.path ?? null }, now, image && [image])
  },
  'PUT /categories/{id}': async ({ params, body: { imagePath: file, ...fields }, versions, now }) => {
    const imagePath = file && publicUpload(readImage(file.bytes, 'imagePath'), now)
    return updateCategory(params.id, { fields, imagePath, versions }, now)
  },
  'PATCH /categories/{id}/make-top': ({ params, versions, now }) =>
    updateCategory(params.id, { fields: { topCategory: true }, versions }, now),
  'PATCH /categories/{id}/remove-top': ({ params, versions, now }) =>
    updateCategory(params.id, { fields: { topCategory: false }, versions }, now),
  'DELETE /categories/{id}': ({ params, versions, now }) => categories.remove(params.id, versions, now),
} satisfies Partial<RouteFunctions<'admin'>>
