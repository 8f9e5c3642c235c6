import { get } from 'react-hook-form'
import type * as z from 'zod'
import { isSame } from './merge-versions'
import type { Saving } from './use-saving'
import type { Stored } from './use-versions'

export interface Sent<Output> {
  output: Output
  saving: Saving
}

/** The sent input that became the newest version. Compares parsed input: the schema tidies it. */
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
    // A file has become an address and is not compared. So this has to be the next version.
    const isNext = texts.length === names.length || version === before + 1
    return isNext && texts.every((name) => isSame(get(output, name), get(data, name)))
  }
  return data && (unanswered.find(isOwn)?.saving.values as Input | undefined)
}

export function isWithFile(value: unknown): boolean {
  return Array.isArray(value) && value.some((each) => each instanceof File)
}
