import { useRef, useState } from 'react'
import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import { httpStatusOf } from '#lib/api-error'
import { showSnackbar } from '../feedback/snackbars'
import { type FieldGroups, groupOf, isSame, mergeVersions } from './merge-versions'

export interface Saving {
  /** For If-Match; undefined for a new item. */
  version: number | undefined
  /** One of each form: what was created although its answer was lost is not created again. */
  idempotencyKey: string
  /** Fields that are as they were read. They are not sent, so that what was read badly is not stored. */
  unchanged?: readonly string[]
}

export interface Newest<Input, Saved> {
  values: Input
  version: number
  item: Saved
}

/** An item that others may change: its version, and a read of the newest one. */
export interface StoredItem<Input, Saved> {
  version: number
  read: () => Promise<Newest<Input, Saved>>
  groups?: FieldGroups | undefined
}

/** `mine` is the input with the other's changes merged in. `theirs` was saved by someone else meanwhile. */
interface Conflict<Input> {
  mine: Input
  theirs: Input
  version: number
  disputed: readonly string[]
  groups: FieldGroups
}

interface Options<Input extends FieldValues, Output, Saved> {
  schema: z.ZodType<Output, Input>
  values: Input
  save: (output: Output, saving: Saving) => Promise<Saved>
  stored?: StoredItem<Input, Saved> | undefined
  onSaved: (saved: Saved) => void
  methods: UseFormReturn<Input, unknown, Output>
  whenValid: (act: (output: Output) => Promise<void>) => Promise<void>
}

const alsoChangedText = 'Someone else has changed other fields meanwhile: their changes are kept.'

/** Merges the input with a newer version. Where that has the same values, it counts as saved. */
export function useSave<Input extends FieldValues, Output, Saved>({
  schema,
  values,
  save,
  stored,
  onSaved,
  methods,
  whenValid,
}: Options<Input, Output, Saved>) {
  const [idempotencyKey] = useState(newKey)
  const based = useRef({ base: values, version: stored?.version })
  const [conflict, setConflict] = useState<Conflict<Input>>()
  const groups = stored?.groups ?? []

  async function run(output: Output) {
    const { version } = based.current
    try {
      onSaved(await save(output, { version, idempotencyKey, unchanged: await unchangedIn(output) }))
    } catch (error) {
      if (httpStatusOf(error) !== 412 || !stored) throw error
      await mergeWithServerVersion(await stored.read(), output)
    }
  }

  /** The names of unchanged fields; none for a new item. Fields of a group are sent together. */
  async function unchangedIn(output: Output): Promise<string[]> {
    if (!stored) return []
    const [{ base }, typed] = [based.current, methods.getValues()]
    const isSentAsBefore = await sameAs(schema, output, base)
    const isAsBefore = (name: string) =>
      name in typed ? isSame(typed[name], base[name]) : isSentAsBefore(name)
    return Object.keys(output as object).filter((name) => groupOf(name, groups).every(isAsBefore))
  }

  async function mergeWithServerVersion(
    { values: theirs, version, item }: Newest<Input, Saved>,
    output: Output,
  ) {
    const isStored = await sameAs(schema, output, theirs)
    if (Object.keys(output as object).every(isStored)) return onSaved(item)
    const {
      values: mine,
      taken,
      ...merged
    } = mergeVersions(based.current.base, methods.getValues(), theirs, groups)
    const disputed = merged.disputed.filter((name) => !isStored(name))
    if (disputed.length > 0 || version === based.current.version) {
      setConflict({ mine, theirs, version, disputed, groups })
      throw new Unsent()
    }
    based.current = { base: theirs, version }
    setAll(methods, Object.fromEntries(taken.map((name) => [name, mine[name]])))
    await whenValid(run)
    if (taken.length > 0) showSnackbar({ text: alsoChangedText })
  }

  function settle() {
    if (conflict) based.current = { base: conflict.theirs, version: conflict.version }
    setConflict(undefined)
  }

  return { run, conflict, settle, closeConflict: () => setConflict(undefined) }
}

/** The schema tidies what was typed. */
async function sameAs<Input, Output>(schema: z.ZodType<Output, Input>, output: Output, other: Input) {
  const { data } = await schema.safeParseAsync(other)
  return (name: string) => data !== undefined && isSame(get(output, name), get(data, name))
}

export function setAll<Input extends FieldValues, Output>(
  { setValue }: UseFormReturn<Input, unknown, Output>,
  fields: Record<string, unknown>,
) {
  for (const [path, value] of Object.entries(fields)) {
    setValue(path as Path<Input>, value as never, { shouldDirty: true })
  }
}

/** Not crypto.randomUUID, which pages without https lack. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
}

/** Thrown if nothing was sent. A dialog or a field shows the reason. */
export class Unsent extends Error {}
