import type { Answer, ReadKey, RouteKey } from '#domain/api/api'
import type { ItemOf, ListKey } from '#lib/api-client'
import { ApiError } from '#lib/api-error'
import type { Saving } from '../components/form/use-save'
import { callAsStaff, readAsStaff } from '../calls/staff-call'

interface Identified {
  _id: string
}

/** Sends the output of a form as JSON. */
export const creating =
  <Key extends RouteKey>(key: Key) =>
  (body: unknown, { idempotencyKey }: Saving): Promise<Answer<Key>> =>
    callAsStaff(key, { body, idempotencyKey })

/** Sends the output of a form as multipart, for items with images. */
export const creatingWithFiles =
  <Key extends RouteKey>(key: Key) =>
  (fields: object, saving: Saving): Promise<Answer<Key>> =>
    creating(key)(formDataOf(fields, true), saving)

/** Sends multipart if a file is new, and JSON otherwise: images that are not sent stay. */
export const changing =
  <Key extends RouteKey>(key: Key) =>
  ({ _id: id }: Identified, whole: object, saving: Saving): Promise<Answer<Key>> => {
    const fields = changedOf(whole, saving)
    const values: unknown[] = Object.values(fields).flat()
    const body = values.some((value) => value instanceof File) ? formDataOf(fields, false) : fields
    return callAsStaff(key, { params: { id }, body, version: saving.version })
  }

export const reading =
  <Key extends ReadKey>(key: Key) =>
  ({ _id: id }: Identified): Promise<Answer<Key>> =>
    callAsStaff(key, { params: { id } })

/** Reads the whole list, because the API has no endpoint for one item. */
export const readingFromList =
  <Key extends ListKey & ReadKey>(key: Key, name: string) =>
  async ({ _id: id }: Identified): Promise<ItemOf<Key>> => {
    const items = (await readAsStaff(key)) as unknown as (ItemOf<Key> & Identified)[]
    const newest = items.find(({ _id }) => _id === id)
    if (!newest) throw new ApiError(404, `There is no such ${name}.`)
    return newest
  }

/** Sends the row's version: the server refuses if the item has changed. */
export const deleting =
  (key: RouteKey) =>
  ({ _id: id, version }: Identified & { version?: number }) =>
    callAsStaff(key, { params: { id }, version })

export function changedOf<Fields extends object>(
  fields: Fields,
  { unchanged = [] }: Pick<Saving, 'unchanged'>,
): Partial<Fields> {
  const changed = Object.entries(fields).filter(([name]) => !unchanged.includes(name))
  return Object.fromEntries(changed) as Partial<Fields>
}

/** An empty list is sent as one empty text, which clears the stored list. */
export function formDataOf(fields: object, isNew: boolean): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (!Array.isArray(value)) form.append(name, String(value ?? ''))
    else if (value.length === 0 && !isNew) form.append(name, '')
    else for (const [at, each] of value.entries()) appendTo(form, name, at, each)
  }
  return form
}

function appendTo(form: FormData, name: string, at: number, value: unknown): void {
  if (value instanceof File) form.append(name, value)
  else form.append(`${name}[${at}]`, String(value))
}
