import { get } from 'react-hook-form'
import type * as z from 'zod'
import { isSame } from './merge-versions'
import type { Saving } from './use-saving'
import type { Stored } from './use-versions'

/** A save whose answer was lost. */
export interface Sent<Output> {
  output: Output
  saving: Saving
}

/**
 * The input of the save that has made the newest version, if it is one of these. Compared is what the schema
 * makes of both, since it tidies what was typed.
 */
export async function findOwn<Input extends object, Output>(
  schema: z.ZodType<Output, Input>,
  unanswered: readonly Sent<Output>[],
  { values: stored, version }: Stored<Input>,
): Promise<Input | undefined> {
  if (unanswered.length === 0) return undefined
  const { data } = await schema.safeParseAsync(stored)
  const isOwn = ({ output, saving: { values, version: before = 0 } }: Sent<Output>) => {
    const names = Object.keys(values)
    const texts = names.filter((name) => !isWithFile(values[name]))
    // A file has an address by now, so it is not compared: then nobody may have saved since.
    const isNext = texts.length === names.length || version === before + 1
    return isNext && texts.every((name) => isSame(get(output, name), get(data, name)))
  }
  return data && (unanswered.find(isOwn)?.saving.values as Input | undefined)
}

/** Whether the value of a field has a chosen file. */
export function isWithFile(value: unknown): boolean {
  return Array.isArray(value) && value.some((each) => each instanceof File)
}
