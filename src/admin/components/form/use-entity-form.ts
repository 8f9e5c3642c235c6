import { useMutation } from '@tanstack/react-query'
import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import type * as z from 'zod'
import { ApiError, isNotFound, statusOf } from '../../../lib/api-error'
import { holdWork } from '../../session/unsaved-work'
import { showSnackbar } from '../feedback/snackbars'
import { type Conflict, type Stored, useVersions } from './use-versions'
import { zodResolver } from './zod-resolver'

export interface Saving {
  /** The version the change is based on, for If-Match; undefined for something new. */
  version: number | undefined
  /** To be told how much of an upload has been sent, from 0 to 1. */
  onProgress: (share: number) => void
}

interface Options<Input extends FieldValues, Output, Saved> {
  /** The schema in domain/ that the server uses too, and files where some travel with it. */
  schema: z.ZodType<Output, Input>
  /** What the form starts with. */
  values: Input
  save: (output: Output, saving: Saving) => Promise<Saved>
  /** A question before it is saved; where the answer is false the form stays as it is. */
  ask?: ((output: Output) => Promise<boolean>) | undefined
  onSaved: (saved: Saved) => void
  /** What is said when it could not be saved (product.md, section 8). */
  failureText: (error: unknown) => string
  /** What is said when the schema refuses it, where that is not how many fields it refuses. */
  invalidText?: ((values: Input) => string | undefined) | undefined
  /**
   * What its fields hold, by their paths, once what was typed and not entered is taken in, as sending it
   * does.
   */
  takeIn?: ((values: Input) => Record<string, unknown>) | undefined
  /**
   * For what others may change at the same time: the version the values are from, and a read of the newest.
   */
  stored?: { version: number; read: () => Promise<Stored<Input>> } | undefined
}

export interface EntityFormState<Input extends FieldValues, Output> {
  methods: UseFormReturn<Input, unknown, Output>
  submit: (event?: BaseSyntheticEvent) => Promise<void>
  /**
   * It is being saved, or has been. A form whose question is open is not: nothing is saved before the answer
   * is yes.
   */
  busy: boolean
  isSaved: boolean
  failure: string
  /** How much of an upload has been sent, from 0 to 1; undefined where there is none. */
  progress: number | undefined
  conflict: Conflict<Input> | undefined
  /** Saves what was chosen of both versions over theirs. */
  settleConflict: (chosen: Input) => Promise<void>
  closeConflict: () => void
  /** Whether leaving now would lose something. */
  isUnsaved: () => boolean
}

/** What to do about a thing that is not there any more. */
const goneText = 'Someone has deleted it. What you typed is still here: copy what you need before you leave.'

const alsoChangedText = 'Someone else has changed other fields meanwhile: their changes are kept.'

/**
 * A form that creates or changes one thing. A failed save keeps everything typed and puts the server's field
 * errors on their fields; a form is sent once, however often its button is pressed; a change that someone
 * else has made since (412) is never written over: it is put together with what was typed, and where both
 * have changed the same field it becomes a conflict to choose in.
 */
export function useEntityForm<Input extends FieldValues, Output, Saved>(
  options: Options<Input, Output, Saved>,
): EntityFormState<Input, Output> {
  const { schema, values, save, ask, onSaved, failureText, invalidText, takeIn, stored } = options
  const methods = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: values as DefaultValues<Input>,
  })
  const { isDirty } = methods.formState
  // What a second press or a blocked navigation asks before anything is rendered again.
  const now = useRef({ sending: false, saved: false, dirty: false })
  const versions = useVersions(values, stored?.version)
  useEffect(() => {
    now.current.dirty = isDirty
    return isDirty ? holdWork() : undefined
  }, [isDirty])
  const [isAsking, setAsking] = useState(false)
  const [progress, setProgress] = useState<number>()
  const sending = useMutation({
    mutationFn: () => whenValid(send),
    onError: (error) => showFieldErrors(methods, error),
    onSettled: () => setProgress(undefined),
  })

  /** Throws Unsent where the schema refuses what the form holds. */
  async function whenValid(act: (output: Output) => Promise<void>) {
    const refusals: string[] = []
    await methods.handleSubmit(act, (errors) => {
      refusals.push(invalidText?.(methods.getValues()) ?? countText(errors))
    })()
    if (refusals[0] !== undefined) throw new Unsent(refusals[0])
  }

  async function send(output: Output) {
    setAsking(ask !== undefined)
    if (ask && !(await ask(output).finally(() => setAsking(false)))) throw new Unsent()
    await run(output)
  }

  async function run(output: Output) {
    try {
      const saved = await save(output, { version: versions.present(), onProgress: setProgress })
      now.current.saved = true
      onSaved(saved)
    } catch (error) {
      if (statusOf(error) !== 412 || !stored) throw error
      await meet(await stored.read())
    }
  }

  async function meet(newest: Stored<Input>) {
    const taken = versions.meet(methods.getValues(), newest)
    if (!taken) throw new Unsent()
    setAll(methods, taken)
    await whenValid(run)
    if (Object.keys(taken).length > 0) showSnackbar({ text: alsoChangedText })
  }

  async function submit(event?: BaseSyntheticEvent) {
    event?.preventDefault()
    // A form in a dialog lies inside of others in React's tree.
    event?.stopPropagation()
    if (now.current.sending || now.current.saved) return
    now.current.sending = true
    if (takeIn) setAll(methods, takeIn(methods.getValues()))
    await sending.mutateAsync().catch(() => undefined)
    now.current.sending = false
  }

  return {
    methods,
    submit,
    busy: (sending.isPending && !isAsking) || sending.isSuccess,
    isSaved: sending.isSuccess,
    failure: sending.error ? textOf(sending.error, failureText) : '',
    progress,
    conflict: versions.conflict,
    closeConflict: versions.close,
    settleConflict: (chosen) => {
      versions.settle()
      setAll(methods, chosen)
      return submit()
    },
    isUnsaved: () => now.current.dirty && !now.current.saved,
  }
}

/** A form that was not sent: its message says why, unless a dialog does. */
class Unsent extends Error {}

function textOf(error: Error, failureText: (error: unknown) => string): string {
  if (error instanceof Unsent) return error.message
  return isNotFound(error) ? `${failureText(error)} ${goneText}` : failureText(error)
}

function setAll<Input extends FieldValues, Output>(
  { setValue }: UseFormReturn<Input, unknown, Output>,
  fields: Record<string, unknown>,
) {
  for (const [path, value] of Object.entries(fields)) {
    setValue(path as Path<Input>, value as never, { shouldDirty: true })
  }
}

/** Puts what the server says of single fields beside them and the focus on the first. */
function showFieldErrors<Input extends FieldValues, Output>(
  { setError, getValues }: UseFormReturn<Input, unknown, Output>,
  error: unknown,
) {
  if (!(error instanceof ApiError)) return
  const known = Object.entries(error.fields).filter(([path]) => (path.split('.')[0] ?? '') in getValues())
  for (const [at, [path, message]] of known.entries()) {
    setError(path as Path<Input>, { type: 'server', message }, { shouldFocus: at === 0 })
  }
}

function countText(errors: FieldErrors): string {
  const count = Object.keys(errors).length
  return count === 1 ? 'One field needs your attention.' : `${count} fields need your attention.`
}
