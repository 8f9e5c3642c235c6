import { useRef } from 'react'
import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import { isUnanswered, httpStatusOf } from '#lib/api-error'
import { showSnackbar } from '../feedback/snackbars'
import { groupOf, isSame } from './merge-versions'
import { findOwn, type Sent } from './own-save'
import type { Saving, useSaving } from './use-saving'
import { type StoredItem, useVersions, type Newest } from './use-versions'

interface Options<Input extends FieldValues, Output, Saved> {
  schema: z.ZodType<Output, Input>
  values: Input
  save: (output: Output, saving: Saving) => Promise<Saved>
  stored?: StoredItem<Input, Saved> | undefined
  onSaved: (saved: Saved) => void
  methods: UseFormReturn<Input, unknown, Output>
  saving: ReturnType<typeof useSaving>
  whenValid: (act: (output: Output) => Promise<void>) => Promise<void>
}

const alsoChangedText = 'Someone else has changed other fields meanwhile: their changes are kept.'

/** Merges the input with a newer version. A save whose answer was lost counts as the user's own. */
export function useSave<Input extends FieldValues, Output, Saved>({
  schema,
  values,
  save,
  stored,
  onSaved,
  methods,
  saving,
  whenValid,
}: Options<Input, Output, Saved>) {
  const versions = useVersions(values, stored?.version, stored?.groups)
  const unanswered = useRef<Sent<Output>[]>([])

  async function run(output: Output) {
    const attempt = saving.begin(versions.currentVersion(), methods.getValues())
    try {
      onSaved(await save(output, { ...attempt, unchanged: await unchangedIn(output) }))
    } catch (error) {
      if (isUnanswered(error)) unanswered.current.push({ output, saving: attempt })
      if (httpStatusOf(error) !== 412 || !stored) throw error
      await mergeWithServerVersion(await stored.read(), output)
    }
  }

  /** Of a new item none. Fields of a group are sent together. */
  async function unchangedIn(output: Output): Promise<string[]> {
    if (!stored) return []
    const [base, typed] = [versions.base(), methods.getValues()]
    const isSentAsBefore = await sameAs(schema, output, base)
    const isAsBefore = (name: string) =>
      name in typed ? isSame(typed[name], base[name]) : isSentAsBefore(name)
    return Object.keys(output as object).filter((name) =>
      groupOf(name, stored.groups ?? []).every(isAsBefore),
    )
  }

  async function mergeWithServerVersion(newest: Newest<Input, Saved>, output: Output) {
    const own = await findOwn(schema, unanswered.current, newest)
    if (own) unanswered.current = []
    if (own && isSame(own, methods.getValues())) return onSaved(newest.item)
    if (own) {
      setAll(methods, versions.adopt(methods.getValues(), own, newest))
      return whenValid(run)
    }
    versions.rebase(await lostIn(newest))
    unanswered.current = []
    const taken = versions.mergeWithServerVersion(
      methods.getValues(),
      newest,
      await sameAs(schema, output, newest.values),
    )
    if (!taken) throw new Unsent()
    setAll(methods, taken)
    await whenValid(run)
    if (Object.keys(taken).length > 0) showSnackbar({ text: alsoChangedText })
  }

  /**
   * Fields that a save without an answer has changed: as they are stored, if that is what it sent, and
   * undefined, which makes them a conflict, if someone may have changed them back since.
   */
  async function lostIn(newest: Newest<Input, Saved>): Promise<Partial<Input>> {
    const found: [string, unknown][] = []
    for (const { output, saving: attempt } of unanswered.current) {
      const isAsBefore = await sameAs(schema, output, versions.base())
      const isStored = await sameAs(schema, output, newest.values)
      const mayBeUndone = newest.version > (attempt.version ?? 0) + 1
      for (const name of Object.keys(attempt.values)) {
        if (isAsBefore(name)) continue
        if (isStored(name)) found.push([name, newest.values[name]])
        else if (mayBeUndone) found.push([name, undefined])
      }
    }
    return Object.fromEntries(found) as Partial<Input>
  }

  const mayBeStored = () => unanswered.current.length > 0

  return { run, versions, mayBeStored }
}

/** An earlier save may have lost only its answer, and the schema tidies what was typed. */
async function sameAs<Input, Output>(schema: z.ZodType<Output, Input>, output: Output, newest: Input) {
  const { data } = await schema.safeParseAsync(newest)
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

/** Thrown if nothing was sent. A dialog or a field shows the reason. */
export class Unsent extends Error {}
