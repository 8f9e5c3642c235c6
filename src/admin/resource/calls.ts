import type { Answer, ReadKey, RouteKey } from '#domain/api/api'
import type { ItemOf, ListKey } from '#lib/api-client'
import { ApiError } from '#lib/api-error'
import type { Saving } from '../components/form/use-saving'
import { callAsStaff, readAsStaff, uploadAsStaff } from '../session/staff-call'

interface Identified {
  _id: string
}

/** Sends what a form makes, as it is. */
export const creating =
  <Key extends RouteKey>(key: Key) =>
  (body: unknown, { idempotencyKey }: Saving): Promise<Answer<Key>> =>
    callAsStaff(key, { body, idempotencyKey })

export const changing =
  <Key extends RouteKey>(key: Key) =>
  ({ _id: id }: Identified, body: unknown, { version }: Saving): Promise<Answer<Key>> =>
    callAsStaff(key, { params: { id }, body, version })

/** Sends it as a form with files. */
export const creatingWithFiles =
  <Key extends RouteKey>(key: Key) =>
  (fields: object, saving: Saving): Promise<Answer<Key>> =>
    uploadAsStaff(key, { body: formDataOf(fields), ...saving })

/** Without a file an image stays. */
export const changingWithFiles =
  <Key extends RouteKey>(key: Key) =>
  ({ _id: id }: Identified, fields: object, { version, onProgress }: Saving): Promise<Answer<Key>> =>
    uploadAsStaff(key, { params: { id }, body: formDataOf(fields), version, onProgress })

export const reading =
  <Key extends ReadKey>(key: Key) =>
  ({ _id: id }: Identified): Promise<Answer<Key>> =>
    callAsStaff(key, { params: { id } })

/** For what the API has no read of a single one of. */
export const readingFromList =
  <Key extends ListKey & ReadKey>(key: Key, name: string) =>
  async ({ _id: id }: Identified): Promise<ItemOf<Key>> => {
    const items = (await readAsStaff(key)) as unknown as (ItemOf<Key> & Identified)[]
    const newest = items.find(({ _id }) => _id === id)
    if (!newest) throw new ApiError(404, `There is no such ${name}.`)
    return newest
  }

/** Only while it is as the row shows it. */
export const deleting =
  (key: RouteKey) =>
  ({ _id: id, version }: Identified & { version?: number }) =>
    callAsStaff(key, { params: { id }, version })

function formDataOf(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const each of [value].flat()) form.append(name, each instanceof File ? each : String(each ?? ''))
  }
  return form
}
