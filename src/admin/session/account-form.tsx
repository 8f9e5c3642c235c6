import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { isFocusFree } from '#lib/kept-focus'
import { ActionButton } from '../components/action-button'
import styles from './account-form.module.css'
import { focusFirstToFill } from './first-to-fill'
import type { AccountAction } from './use-account-action'

export interface Labels {
  action: string
  busy: string
}

interface Props {
  children: ReactNode
  labels: Labels
  /** Screen readers announce its error. */
  state: Pick<AccountAction<[]>, 'busy' | 'error' | 'failure' | 'clear'>
  onSubmit: (values: Record<string, string>) => Promise<void>
}

/** Can be sent once all required fields are filled. The focus is in the first field to fill. */
export function AccountForm({ children, labels, state, onSubmit }: Props) {
  const { busy, error, failure, clear } = state
  const form = useRef<HTMLFormElement>(null)
  const [filled, setFilled] = useState(false)

  // A password manager or a fast user may fill the form before hydration.
  useEffect(() => setFilled(isFilled(form.current)), [])

  useEffect(() => {
    if (!isElsewhereOnPage(form.current)) focusFirstToFill(form.current!)
  }, [])

  const wasBusy = useRef(busy)
  useEffect(() => {
    // An empty form disables its button, so nothing has the focus.
    if (wasBusy.current && !busy && isFocusFree()) focusFirstToFill(form.current!)
    wasBusy.current = busy
  }, [busy])

  // Not the end of the busy state: a refusal without a call comes before that is rendered.
  useEffect(() => {
    if (failure?.field) focusFirstToFill(form.current!)
  }, [failure])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!busy && filled) void onSubmit(valuesOf(event.currentTarget))
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
        clear()
      }}
    >
      {children}
      <p className={styles.error} role="alert">
        {error}
      </p>
      <ActionButton type="submit" variation="primary" isFullWidth isDisabled={!filled} isWaiting={busy}>
        {busy ? labels.busy : labels.action}
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
