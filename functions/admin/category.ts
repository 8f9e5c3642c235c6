import * as z from 'zod'
import { categoryChangesSchema, categoryFormSchema } from '#domain/category'
import { createCategory } from '#functions/entities/category'
import { deleteCategory, updateCategory } from '#functions/entities/edit-category'
import { saveImage } from '#functions/images/image'
import type { Call, Form, Reply, Upload } from '#functions/http/call'
import { fileOf, isUpload } from '#functions/http/form-fields'
import { versionsOf } from '#functions/http/if-match'
import { inputOf, textsOf } from '#functions/http/json-or-form'
import { pathId } from '#functions/http/path-id'

/**
 * A category may do without an image. Where it is read it is a path, which is no file and changes nothing.
 */
const image = { imagePath: z.custom<Upload>(isUpload).optional().catch(undefined) }

/** Creates a category from a multipart form (product.md, section 5). */
export async function postCategory(call: Call): Promise<Reply> {
  const { imagePath: file, ...form } = categoryFormSchema.extend(image).parse(fieldsOf(await call.form()))
  const imagePath = file ? await save(file, call) : null
  return { status: 201, body: await createCategory(form, { imagePath }, call.now) }
}

/** Changes what is named of a category, in JSON or, with another image, in a multipart form. */
export async function putCategory(call: Call): Promise<Reply> {
  const id = pathId(call, 'category')
  const input = await inputOf(call, fieldsOf)
  const { imagePath: file, ...fields } = categoryChangesSchema.extend(image).parse(input)
  const imagePath = file && (await save(file, call))
  const change = { fields, imagePath, versions: versionsOf(call) }
  return { status: 200, body: await updateCategory(id, change, call.now) }
}

/** Makes a category a top one (product.md, section 4). One that is stays as it is. */
export async function makeTop(call: Call): Promise<Reply> {
  return setTop(call, true)
}

/** Takes a category out of the top ones. */
export async function removeTop(call: Call): Promise<Reply> {
  return setTop(call, false)
}

/** Deletes a category. Its stores stay, without one. */
export async function removeCategory(call: Call): Promise<Reply> {
  await deleteCategory(pathId(call, 'category'), versionsOf(call), call.now)
  return { status: 204, body: null }
}

async function setTop(call: Call, topCategory: boolean): Promise<Reply> {
  const change = { fields: { topCategory }, versions: versionsOf(call) }
  return { status: 200, body: await updateCategory(pathId(call, 'category'), change, call.now) }
}

function save({ bytes }: Upload, { now }: Call): Promise<string> {
  return saveImage(bytes, 'imagePath', now)
}

function fieldsOf(form: Form) {
  const texts = textsOf(form, ['name', 'slug', 'description', 'topCategory'])
  return { ...texts, imagePath: fileOf(form, 'imagePath') }
}
