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
import { zodResolver } from './zod-resolver'

/** What is stored: the values a form starts with, and their version. */
export interface Stored<Input> {
  values: Input
  version: number
}

interface Saving {
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
  onSaved: (saved: Saved) => void
  /** What is said when it could not be saved (specification, section 8). */
  failureText: (error: unknown) => string
  /** What is said when the schema refuses it, where that is not how many fields it refuses. */
  invalidText?: (values: Input) => string | undefined
  /** What its fields hold, by their paths, once what was typed and not entered is taken in, as sending it does. */
  takeIn?: (values: Input) => Record<string, unknown>
  /** For what others may change at the same time: the version the values are from, and a read of the newest. */
  stored?: { version: number; read: () => Promise<Stored<Input>> }
}

/** Two versions of one thing: what was typed here, and what someone else has saved since the form was opened. */
export interface Conflict<Input> {
  base: Input
  mine: Input
  theirs: Input
  version: number
}

export interface EntityFormState<Input extends FieldValues, Output> {
  methods: UseFormReturn<Input, unknown, Output>
  submit: (event?: BaseSyntheticEvent) => Promise<void>
  /** It is being saved, or has been: it can't be sent a second time. */
  busy: boolean
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

/**
 * A form that creates or changes one thing. A failed save keeps everything typed and puts the server's field errors
 * on their fields; a form is sent once, however often its button is pressed; a change that someone else has made
 * since (412) becomes a conflict to choose in, and never is written over.
 */
export function useEntityForm<Input extends FieldValues, Output, Saved>(
  options: Options<Input, Output, Saved>,
): EntityFormState<Input, Output> {
  const { schema, values, save, onSaved, failureText, invalidText, takeIn, stored } = options
  const methods = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: values as DefaultValues<Input>,
  })
  const { isDirty } = methods.formState
  const state = useRef({ busy: false, saved: false, dirty: false, version: stored?.version })
  useEffect(() => {
    state.current.dirty = isDirty
    return isDirty ? holdWork() : undefined
  }, [isDirty])
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [progress, setProgress] = useState<number>()
  const [conflict, setConflict] = useState<Conflict<Input>>()

  async function run(output: Output) {
    try {
      const saved = await save(output, { version: state.current.version, onProgress: setProgress })
      state.current.saved = true
      onSaved(saved)
    } catch (error) {
      if (statusOf(error) === 412 && stored) await stored.read().then((newest) => meet(newest, output), fail)
      else fail(error)
    }
  }

  /** There is nothing to choose where what has changed is not in the form: a review was approved, by whomever. */
  async function meet(newest: Stored<Input>, output: Output) {
    const isElsewhere = JSON.stringify(newest.values) === JSON.stringify(values)
    if (!isElsewhere || newest.version === state.current.version) return showConflict(newest)
    state.current.version = newest.version
    await run(output)
  }

  function refuse(errors: FieldErrors<Input>) {
    setFailure(invalidText?.(methods.getValues()) ?? countText(errors))
  }

  function showConflict({ values: theirs, version }: Stored<Input>) {
    setConflict({ base: values, mine: methods.getValues(), theirs, version })
  }

  function fail(error: unknown) {
    setFailure(isNotFound(error) ? `${failureText(error)} ${goneText}` : failureText(error))
    showFieldErrors(methods, error)
  }

  async function submit(event?: BaseSyntheticEvent) {
    event?.preventDefault()
    // A form in a dialog lies inside of others in React's tree.
    event?.stopPropagation()
    if (state.current.busy || state.current.saved) return
    state.current.busy = true
    setBusy(true)
    setFailure('')
    if (takeIn) setAll(methods, takeIn(methods.getValues()))
    try {
      await methods.handleSubmit(run, refuse)()
    } finally {
      state.current.busy = false
      setBusy(state.current.saved)
      setProgress(undefined)
    }
  }

  return {
    methods,
    submit,
    busy,
    failure,
    progress,
    conflict,
    closeConflict: () => setConflict(undefined),
    settleConflict: (chosen) => {
      state.current.version = conflict?.version
      setConflict(undefined)
      setAll(methods, chosen)
      return submit()
    },
    isUnsaved: () => state.current.dirty && !state.current.saved,
  }
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
