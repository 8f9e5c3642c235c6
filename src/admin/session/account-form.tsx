import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isFocusFree } from '#lib/kept-focus'
import { useSingleFlight } from '#lib/use-single-flight'
import { ActionButton } from '../components/action-button'
import { AccountError } from './account-error'
import { accountFields } from './account-fields'
import styles from './account-form.module.css'
import { focusFirstToFill } from './first-to-fill'

/** By the names of the fields. */
export type AccountValues = Partial<Record<string, string>>

interface Props {
  fields: readonly (keyof typeof accountFields)[]
  email?: string
  action: string
  /** The label of the button while it acts. */
  busy: string
  /** Once at a time, with the values by name. Its AccountError is shown at its field until the next input. */
  act: (values: AccountValues) => Promise<void> | void
}

/** Can be sent once all required fields are filled. The focus is in the first field to fill. */
export function AccountForm({ fields, email = '', action, busy, act }: Props) {
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: async (values: Record<string, string>) => act(values),
  })
  const { run } = useSingleFlight((values: Record<string, string>) =>
    mutateAsync(values).catch((thrown: unknown) => {
      if (!(thrown instanceof AccountError)) throw thrown
    }),
  )
  const failure = error instanceof AccountError ? error : undefined
  const form = useRef<HTMLFormElement>(null)
  const [filled, setFilled] = useState(false)

  // A password manager or a fast user may fill the form before hydration.
  useEffect(() => setFilled(isFilled(form.current)), [])

  useEffect(() => {
    if (!isElsewhereOnPage(form.current)) focusFirstToFill(form.current!)
  }, [])

  const wasBusy = useRef(isPending)
  useEffect(() => {
    // An empty form disables its button, so nothing has the focus.
    if (wasBusy.current && !isPending && isFocusFree()) focusFirstToFill(form.current!)
    wasBusy.current = isPending
  }, [isPending])

  // Not the end of the busy state: a refusal without a call comes before that is rendered.
  useEffect(() => {
    if (failure?.field) focusFirstToFill(form.current!)
  }, [failure])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isPending && filled) void run(valuesOf(event.currentTarget))
  }

  return (
    <form
      ref={form}
      method="post"
      className={styles.form}
      noValidate
      onSubmit={submit}
      onInput={(event) => {
        setFilled(isFilled(event.currentTarget))
        // reset() would end the busy state.
        if (!isPending) reset()
      }}
    >
      {fields.map((name) => {
        const Field = accountFields[name]
        return (
          <Field key={name} email={email} error={failure?.field === name ? failure.message : undefined} />
        )
      })}
      <p className={styles.error} role="alert">
        {failure && !failure.field ? failure.message : ''}
      </p>
      <ActionButton type="submit" variation="primary" isFullWidth isDisabled={!filled} isWaiting={isPending}>
        {isPending ? busy : action}
      </ActionButton>
    </form>
  )
}

/** The user may have focused something before hydration. */
const isElsewhereOnPage = (form: HTMLFormElement | null): boolean =>
  !isFocusFree() && (form?.closest('main')?.contains(document.activeElement) ?? false)

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)]
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

function isFilled(form: HTMLFormElement | null): boolean {
  const required = form?.querySelectorAll<HTMLInputElement>('input[required]') ?? []
  return form !== null && [...required].every(({ value }) => value !== '')
}
