import { useMutation } from '@tanstack/react-query'
import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import type * as z from 'zod'
import { ApiError, isNotFound } from '#lib/api-error'
import { useOnline } from '#lib/use-online'
import { holdWork } from '../../session/unsaved-work'
import { offlineReason, withReason } from '../feedback/failure-text'
import { isWithFile } from './own-save'
import { usePreparations } from './preparations'
import { setAll, Unsent, useSave } from './use-save'
import { type Saving, useSaving } from './use-saving'
import type { Conflict, Newest } from './use-versions'
import { zodResolver } from './zod-resolver'

interface Options<Input extends FieldValues, Output, Saved> {
  /** The server's schema from domain/, and files if there are any. */
  schema: z.ZodType<Output, Input>
  /** The initial values. */
  values: Input
  save: (output: Output, saving: Saving) => Promise<Saved>
  /** A question before saving. If it returns false, nothing is saved. */
  ask?: ((output: Output) => Promise<boolean>) | undefined
  onSaved: (saved: Saved) => void
  /** The error if saving failed. */
  failureText: (error: unknown) => string
  /** The error if the schema refuses the input. @default the number of refused fields */
  invalidText?: ((values: Input) => string | undefined) | undefined
  /**
   * The values of fields, by path, including text that was typed but not added to its list. Sending the form
   * adds it too.
   */
  commitPendingInput?: ((values: Input) => Record<string, unknown>) | undefined
  /**
   * For items that others may change at the same time: the version of the values, and a read of the newest
   * one.
   */
  stored?: { version: number; read: () => Promise<Newest<Input, Saved>> } | undefined
}

export interface EntityFormState<Input extends FieldValues, Output> {
  methods: UseFormReturn<Input, unknown, Output>
  submit: (event?: BaseSyntheticEvent) => Promise<void>
  /**
   * Whether it is being saved or was saved. Until its question is answered with yes it is not busy, because
   * nothing is saved. A disabled button would lose the focus, which returns to it after the question.
   */
  busy: boolean
  isSaved: boolean
  /** Whether it was sent and waits for its images to become smaller. */
  isPreparing: boolean
  /** Work on a field that sending the form waits for. Resolves to whether its file can be sent. */
  prepare: (field: string, work: Promise<boolean>) => void
  failure: string
  /** Whether it failed because the item was deleted. */
  isGone: boolean
  /** The uploaded share, from 0 to 1; undefined without an upload. */
  progress: number | undefined
  conflict: Conflict<Input> | undefined
  /** Saves the chosen values over the other version. */
  settleConflict: (chosen: Input) => Promise<void>
  closeConflict: () => void
  /** Whether leaving would lose input. */
  isUnsaved: () => boolean
}

/** The error for an item that was deleted meanwhile. */
const goneText = 'Someone has deleted it. What you typed is still here: copy what you need before you leave.'

/**
 * A form that creates or changes one item. If saving fails, the input stays, and the server's field errors
 * appear at their fields. A form is sent once, however often its button is pressed. A change by someone else
 * (412) is never overwritten: the versions are merged, and fields that both have changed become a conflict to
 * choose in. A version that was saved here, and whose answer was lost, is nobody else's.
 */
export function useEntityForm<Input extends FieldValues, Output, Saved>(
  options: Options<Input, Output, Saved>,
): EntityFormState<Input, Output> {
  const { schema, values, ask, onSaved, failureText, invalidText, commitPendingInput } = options
  const methods = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: values as DefaultValues<Input>,
  })
  const { isDirty, errors } = methods.formState
  // Read by a second submit or a blocked navigation before the next render.
  const now = useRef({ sending: false, saved: false, dirty: false })
  useEffect(() => {
    now.current.dirty = isDirty
    return isDirty ? holdWork() : undefined
  }, [isDirty])
  const [isAsking, setAsking] = useState(false)
  const { prepare, prepared, isPreparing } = usePreparations()
  const isOnline = useOnline()
  const saving = useSaving()
  const whenValid = (act: (output: Output) => Promise<void>) => actWhenValid(methods, act, invalidText)
  const { run, versions, mayBeStored } = useSave({ ...options, methods, saving, whenValid, onSaved: finish })
  const sending = useMutation({
    mutationFn: async () => {
      refuse(methods, await prepared())
      await whenValid(send)
    },
    onError: (error) => showFieldErrors(methods, error),
    onSettled: saving.end,
  })

  /** What was sent before was answered with yes. Of what it may have created nothing is asked. */
  const isAsked = () => ask !== undefined && !mayBeStored() && !saving.isRepeated(methods.getValues())

  function finish(saved: Saved) {
    now.current.saved = true
    onSaved(saved)
  }

  async function send(output: Output) {
    const question = isAsked() ? ask?.(output) : undefined
    if ((await question?.finally(() => setAsking(false))) === false) throw new Unsent()
    await run(output)
  }

  async function submit(event?: BaseSyntheticEvent) {
    event?.preventDefault()
    // The event would bubble to the form that contains this dialog in React's tree.
    event?.stopPropagation()
    if (now.current.sending || now.current.saved) return
    now.current.sending = true
    setAsking(isAsked())
    if (commitPendingInput) setAll(methods, commitPendingInput(methods.getValues()))
    await sending.mutateAsync().catch(() => undefined)
    now.current.sending = false
  }

  return {
    methods,
    submit,
    busy: (sending.isPending && (!isAsking || isPreparing)) || sending.isSuccess,
    isPreparing: sending.isPending && isPreparing,
    prepare,
    isSaved: sending.isSuccess,
    failure: sending.error ? textOf(sending.error, { failureText, errors, isOnline }) : '',
    isGone: isNotFound(sending.error),
    progress: saving.progress,
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

/** The form was not sent, because of errors at its fields. */
class Invalid extends Unsent {}

interface Now {
  failureText: (error: unknown) => string
  /** The errors of fields at present. Once all are mended, nothing is said about them. */
  errors: FieldErrors
  isOnline: boolean
}

function textOf(error: Error, { failureText, errors, isOnline }: Now): string {
  if (error instanceof Invalid) {
    const count = countOf(errors)
    return count === 0 ? '' : error.message || countText(count)
  }
  if (error instanceof Unsent) return ''
  return withReason(failureText(error), isNotFound(error) ? goneText : offlineReason(error, isOnline))
}

/** Throws Unsent if a chosen file is no image. Its field says so. */
function refuse<Input extends FieldValues, Output>(
  { setFocus }: UseFormReturn<Input, unknown, Output>,
  [refused]: string[],
) {
  if (refused === undefined) return
  setFocus(refused as Path<Input>)
  throw new Unsent()
}

/** Throws Invalid if the schema refuses the input. */
async function actWhenValid<Input extends FieldValues, Output>(
  { handleSubmit, getValues }: UseFormReturn<Input, unknown, Output>,
  act: (output: Output) => Promise<void>,
  invalidText: Options<Input, Output, never>['invalidText'],
) {
  const refusals: FieldErrors[] = []
  await handleSubmit(act, (found) => void refusals.push(found))()
  if (refusals.length > 0) throw new Invalid(invalidText?.(getValues()))
}

/** Shows the server's field errors at their fields, and focuses the first. */
function showFieldErrors<Input extends FieldValues, Output>(
  { setError, setFocus, getValues }: UseFormReturn<Input, unknown, Output>,
  error: unknown,
) {
  if (!(error instanceof ApiError)) return
  const values = getValues()
  const known = Object.entries(fieldsOf(error, values)).filter(
    ([path]) => (path.split('.')[0] ?? '') in values,
  )
  for (const [at, [path, message]] of known.entries()) {
    setError(path as Path<Input>, { type: 'server', message }, { shouldFocus: at === 0 })
    if (at === 0 && path.includes('.')) setFocus(fieldFor(path, values) as Path<Input>)
  }
}

/** The field that shows the error of a path: one text of a list has none of its own, nor has a paragraph. */
function fieldFor(path: string, values: FieldValues): string {
  const value: unknown = get(values, path)
  const [first] = typeof value === 'object' && value !== null ? Object.keys(value) : []
  return first === undefined ? path.replace(/\.\d+$/, '') : `${path}.${first}`
}

/** The server's errors by field. A body that is too large (413) names none: the files make it so. */
function fieldsOf({ status, fields, message }: ApiError, values: FieldValues): Record<string, string> {
  if (status !== 413) return fields
  const withFiles = Object.keys(values).filter((name) => isWithFile(values[name]))
  return Object.fromEntries(withFiles.map((name) => [name, message]))
}

/** How many inputs are refused. A list counts once, an amount of money has an input for each of its parts. */
function countOf(errors: FieldErrors): number {
  return Object.values(errors).reduce((sum, error) => {
    const isWhole = Array.isArray(error) || typeof error?.message === 'string'
    return sum + (isWhole ? 1 : countOf(error as FieldErrors))
  }, 0)
}

function countText(count: number): string {
  return count === 1 ? 'One field needs your attention.' : `${count} fields need your attention.`
}
