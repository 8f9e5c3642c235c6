import * as z from 'zod'
import { storeChangesSchema, storeFormSchema } from '#domain/store'
import { deleteStore, listDeletedStores, restoreStore } from '#functions/entities/delete-store'
import { updateStore } from '#functions/entities/edit-store'
import { saveImage } from '#functions/images/image'
import { createStore } from '#functions/entities/store'
import type { Call, Form, Reply, Upload } from '#functions/http/call'
import { fileOf, isUpload, listIn, listOf } from '#functions/http/form-fields'
import { versionsOf } from '#functions/http/if-match'
import { inputOf, textsOf } from '#functions/http/json-or-form'
import { listReply, pageOf } from '#functions/http/list-reply'
import { pathId } from '#functions/http/path-id'

const newStoreSchema = storeFormSchema.extend({ logo: z.custom<Upload>(isUpload, 'A logo is required.') })

/** A store's logo is a path where it is read, which is no file and changes nothing. */
const changedStoreSchema = storeChangesSchema.extend({
  logo: z.custom<Upload>(isUpload).optional().catch(undefined),
})

/**
 * Creates a store from a multipart form (product.md, section 5). Its logo is kept first: an image that no
 * store came to use is removed later, a store without its logo would stay.
 */
export async function postStore(call: Call): Promise<Reply> {
  const form = await call.form()
  const lists = { pros: listOf(form, 'pros'), cons: listOf(form, 'cons') }
  const { logo, ...store } = newStoreSchema.parse({ ...fieldsOf(form), ...lists })
  const path = await saveImage(logo.bytes, 'logo', call.now)
  return { status: 201, body: await createStore(store, { logo: path }, call.now) }
}

/** Changes what is named of a store, in JSON or, with another logo, in a multipart form. */
export async function putStore(call: Call): Promise<Reply> {
  const id = pathId(call, 'store')
  const input = await inputOf(call, changesIn)
  const { logo: file, ...fields } = changedStoreSchema.parse(input)
  const logo = file && (await saveImage(file.bytes, 'logo', call.now))
  return { status: 200, body: await updateStore(id, { fields, logo, versions: versionsOf(call) }, call.now) }
}

/** Deletes a store with all that belongs to it. For a while that can be taken back. */
export async function removeStore(call: Call): Promise<Reply> {
  await deleteStore(pathId(call, 'store'), versionsOf(call), call.now)
  return { status: 204, body: null }
}

/** The stores that can be restored, the last deleted first. */
export async function getDeletedStores(call: Call): Promise<Reply> {
  return listReply('GET /stores/deleted', call, await listDeletedStores(pageOf(call), call.now))
}

/** Takes the deletion of a store back. */
export async function postStoreRestored(call: Call): Promise<Reply> {
  return { status: 200, body: await restoreStore(pathId(call, 'store'), call.now) }
}

function changesIn(form: Form) {
  const [pros, cons] = [listIn(form, 'pros'), listIn(form, 'cons')]
  return { ...fieldsOf(form), ...(pros && { pros }), ...(cons && { cons }) }
}

const texts = ['name', 'slug', 'link', 'description', 'category', 'rating']

function fieldsOf(form: Form) {
  return { ...textsOf(form, texts), logo: fileOf(form, 'logo') }
}
