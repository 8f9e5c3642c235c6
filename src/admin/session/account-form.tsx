import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isFocusFree } from '#lib/kept-focus'
import { useSingleFlight } from '#lib/use-single-flight'
import { ActionButton } from '../components/action-button'
import { AccountError } from './account-calls'
import { accountFields } from './account-fields'
import styles from './account-form.module.css'

/** The values of a form by the names of its fields. */
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
  const [failure, setFailure] = useState<AccountError>()
  const { run, isRunning } = useSingleFlight(async (values: AccountValues) => {
    setFailure(undefined)
    try {
      await act(values)
    } catch (error) {
      if (!(error instanceof AccountError)) throw error
      setFailure(error)
    }
  })
  const form = useRef<HTMLFormElement>(null)
  const [filled, setFilled] = useState(false)

  // A password manager or a fast user may fill the form before hydration.
  useEffect(() => setFilled(isFilled(form.current)), [])

  useEffect(() => {
    if (!isElsewhereOnPage(form.current)) focusFirstToFill(form.current!)
  }, [])

  const wasBusy = useRef(isRunning)
  useEffect(() => {
    // An empty form disables its button, so nothing has the focus.
    if (wasBusy.current && !isRunning && isFocusFree()) focusFirstToFill(form.current!)
    wasBusy.current = isRunning
  }, [isRunning])

  // A refusal without a call comes before the busy state is rendered, so its end would not be seen.
  useEffect(() => {
    if (failure?.field) focusFirstToFill(form.current!)
  }, [failure])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isRunning && filled) void run(valuesOf(event.currentTarget))
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
        setFailure(undefined)
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
      <ActionButton type="submit" variation="primary" isFullWidth isDisabled={!filled} isWaiting={isRunning}>
        {isRunning ? busy : action}
      </ActionButton>
    </form>
  )
}

/** The first field with an error, or else the first empty required one, or else the first field. */
function focusFirstToFill(form: HTMLElement): void {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input')]
  const first =
    fields.find((field) => field.getAttribute('aria-invalid') === 'true') ??
    fields.find(({ required, value }) => required && value === '') ??
    fields[0]
  first?.focus()
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
