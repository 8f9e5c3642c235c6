import { useMutation } from '@tanstack/react-query'
import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  set,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import type * as z from 'zod'
import { ApiError, isNotFound, isUnanswered } from '#lib/api-error'
import { useOnline } from '#lib/use-online'
import { markUnsavedWork } from './unsaved-work'
import { offlineReason, withReason } from '../feedback/failure-text'
import { longMilliseconds, showSnackbar } from '../feedback/snackbars'
import { useSession } from '../../session/session'
import { type Saving, setAll, type StoredItem, Unsent, useSave } from './use-save'

interface Options<Input extends FieldValues, Output, Saved> {
  schema: z.ZodType<Output, Input>
  values: Input
  save: (output: Output, saving: Saving) => Promise<Saved>
  /** Asked before saving. False saves nothing. */
  ask?: ((output: Output) => Promise<boolean>) | undefined
  onSaved: (saved: Saved) => void
  failureText: (error: unknown) => string
  /** @default the number of refused fields */
  invalidText?: ((values: Input) => string | undefined) | undefined
  stored?: StoredItem<Input, Saved> | undefined
}

export type EntityFormState<Input extends FieldValues, Output> = ReturnType<
  typeof useEntityForm<Input, Output, unknown>
>

const goneText = 'Someone has deleted it. What you typed is still here: copy what you need before you leave.'

const notSaved = {
  text: 'You are signed in again. What you have typed is not saved yet.',
  shownFor: longMilliseconds,
}

/** Sends once. A refusal is shown at its fields; a change by someone else (412) is merged or chosen. */
export function useEntityForm<Input extends FieldValues, Output, Saved>(
  options: Options<Input, Output, Saved>,
) {
  const { schema, values, ask, onSaved, failureText, invalidText } = options
  const methods = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: values as DefaultValues<Input>,
  })
  const { isDirty, errors } = methods.formState
  // A second submit or a blocked navigation reads it before the next render.
  const now = useRef({ sending: false, saved: false, mayBeStored: false, dirty: false })
  useEffect(() => {
    now.current.dirty = isDirty
    return isDirty ? markUnsavedWork() : undefined
  }, [isDirty])
  useEffect(
    () =>
      isDirty
        ? useSession.subscribe((after, before) => {
            const isBack = after.token !== null && before.token === null
            if (isBack && !now.current.sending) showSnackbar(notSaved)
          })
        : undefined,
    [isDirty],
  )
  const [isSaving, setSaving] = useState(false)
  const isOnline = useOnline()
  const whenValid = (act: (output: Output) => Promise<void>) => actWhenValid(methods, act, invalidText)
  const saving = useSave({ ...options, methods, whenValid, onSaved: finish })
  const sending = useMutation({
    mutationFn: async () => {
      setSaving(false)
      await whenValid(send)
    },
    onError: (error) => showFieldErrors(methods, error),
  })

  function finish(saved: Saved) {
    now.current.saved = true
    onSaved(saved)
  }

  async function send(output: Output) {
    // The question is not about what an earlier attempt may have created.
    if (ask && !now.current.mayBeStored && !(await ask(output))) throw new Unsent()
    setSaving(true)
    await saving.run(output)
  }

  async function submit(event?: BaseSyntheticEvent) {
    event?.preventDefault()
    // In React's tree the event would bubble to the form that contains this dialog.
    event?.stopPropagation()
    if (now.current.sending || now.current.saved) return
    now.current.sending = true
    await sending.mutateAsync().catch((error: unknown) => {
      now.current.mayBeStored ||= !(error instanceof Unsent) && isUnanswered(error)
    })
    now.current.sending = false
  }

  const isPreparing = sending.isPending && !isSaving && Object.values(methods.getValues()).some(isWithFile)
  return {
    methods,
    submit,
    /** Saving, or saved. Not while its question is open. */
    busy: isPreparing || (sending.isPending && isSaving) || sending.isSuccess,
    /** The schema reduces images. */
    isPreparing,
    isSaved: sending.isSuccess,
    failure: sending.error ? textOf(sending.error, { failureText, errors, isOnline }) : '',
    isGone: isNotFound(sending.error),
    conflict: saving.conflict,
    closeConflict: saving.closeConflict,
    settleConflict: (chosen: Input) => {
      saving.settle()
      setAll(methods, chosen)
      return submit()
    },
    isUnsaved: () => now.current.dirty && !now.current.saved,
  }
}

class Invalid extends Unsent {}

interface Now {
  failureText: (error: unknown) => string
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
    setError(path as Path<Input>, { type: 'server', message })
    if (at === 0) setFocus(fieldFor(path, values) as Path<Input>)
  }
}

/** A text of a list shows its error at the list, what has parts at its first input. */
function fieldFor(path: string, values: FieldValues): string {
  const value: unknown = get(values, path)
  const hasParts = typeof value === 'object' && value !== null && !Array.isArray(value)
  const [first] = hasParts ? Object.keys(value) : []
  return first === undefined ? path.replace(/\.\d+$/, '') : `${path}.${first}`
}

/** A body that is too large (413) names no field: the files are the reason. */
function fieldsOf({ status, fields, message }: ApiError, values: FieldValues): Record<string, string> {
  if (status !== 413) return fields
  const withFiles = Object.keys(values).filter((name) => isWithFile(values[name]))
  return Object.fromEntries(withFiles.map((name) => [name, message]))
}

/** A list counts once, an amount of money once for each part. */
function countOf(errors: FieldErrors): number {
  return Object.values(errors).reduce((sum, error) => {
    const isWhole = Array.isArray(error) || typeof error?.message === 'string'
    return sum + (isWhole ? 1 : countOf(error as FieldErrors))
  }, 0)
}

function isWithFile(value: unknown): boolean {
  return Array.isArray(value) && value.some((each) => each instanceof File)
}

function countText(count: number): string {
  return count === 1 ? 'One field needs your attention.' : `${count} fields need your attention.`
}

/** Not @hookform/resolvers: it is incompatible with the react-hook-form version that Amplify UI pins. */
function zodResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return async (values) => {
    const judged = await schema.safeParseAsync(values)
    if (judged.success) return { values: judged.data as Output & FieldValues, errors: {} }
    const errors: FieldErrors<Input> = {}
    for (const { path, message, code } of judged.error.issues) {
      const name = path.join('.')
      if (!get(errors, name)) set(errors, name, { type: code, message })
    }
    return { values: {}, errors }
  }
}
