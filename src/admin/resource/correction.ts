import { type FieldValues, get } from 'react-hook-form'
import { ApiError, isNotFound } from '#lib/api-error'
import { valuesOf } from '../components/form/fields'
import { isSame } from '../components/form/merge-versions'
import type { Identified } from '../calls/optimistic-changes'
import type { Saving } from '../components/form/use-saving'
import type { Edit } from './edit'
import type { Removal } from './removal'

const changedSince =
  'It is saved as it was sent first, and someone else has changed it since then. Please edit it in its list.'

/** Changes an item that was created with `sent` to the current input. Undefined if the item is gone. */
export type Correction<Created> = (
  created: Identified,
  sent: Saving,
  typed: Saving,
) => Promise<Created | undefined>

/** Corrects, by an edit, an item that was created although its answer was lost. */
export function correction<Item extends Identified, Input extends FieldValues, Output>(
  { read, fields, schema, save }: Edit<Item, Input, Output>,
  remove: Removal<Item> | undefined,
): Correction<Item> | undefined {
  if (!read) return undefined
  const changeable: Record<string, { isFixed?: true }> = fields
  return async (created, { values: sent }, typed) => {
    const { values } = typed
    const item = await read(created).catch((error: unknown) => {
      if (!isNotFound(error)) throw error
    })
    if (!item) return undefined
    const changed = Object.keys(values).filter((name) => !isSame(values[name], sent[name]))
    if (remove && changed.some((name) => changeable[name]?.isFixed ?? !(name in changeable))) {
      await remove.call(item)
      return undefined
    }
    const stored = valuesOf(fields, item)
    const withChanged = (input: FieldValues) => {
      return { ...stored, ...Object.fromEntries(changed.map((name) => [name, input[name]])) }
    }
    // The schema tidies what is stored.
    const tidied = async (input: FieldValues) => (await schema.safeParseAsync(withChanged(input))).data
    const [before, now] = await Promise.all([tidied(sent), tidied(stored)])
    const output = await schema.parseAsync(withChanged(values))
    const isDisputed = (name: string) =>
      [before, output].every((own) => !isSame(get(own, name), get(now, name)))
    if (changed.some(isDisputed)) throw new ApiError(409, changedSince)
    return save(item, output, { ...typed, version: item.version })
  }
}
