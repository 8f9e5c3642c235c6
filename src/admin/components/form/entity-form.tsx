import { Button } from '@aws-amplify/ui-react'
import { type ReactNode, useId, useRef } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { useDocumentEvent } from '#lib/use-document-event'
import { ActionButton } from '../action-button'
import actions from '../feedback/actions.module.css'
import styles from './entity-form.module.css'
import { LeaveGuard } from './leave-guard'
import type { EntityFormState } from './use-entity-form'

interface Props<Input extends FieldValues, Output> {
  form: EntityFormState<Input, Output>
  submitLabel: string
  busyLabel?: string | undefined
  /** Without what it cannot be sent. */
  missing?: string | undefined
  onCancel?: () => void
  /** Told before each submission whether another item is wanted after it. */
  onAnother?: (wanted: boolean) => void
  /** The button for it. Ctrl+Shift+Enter wants it too. */
  another?: { label: string; keys: 'Ctrl+Enter' | 'Ctrl+Shift+Enter' } | undefined
  /** Shown if the item was deleted. */
  gone?: ReactNode
  /** Shown above the fields. It may have forms of its own. */
  about?: ReactNode
  /** Beside the form where there is room. */
  aside?: ReactNode
  children: ReactNode
}

/** Error and submit button stay in view below the fields. */
export function EntityForm<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { form, submitLabel, busyLabel = 'Saving...', missing } = props
  const isDisabled = missing !== undefined
  const { onCancel, onAnother, another, gone, about, aside, children } = props
  const id = useId()
  const element = useRef<HTMLFormElement>(null)

  useDocumentEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || !['Enter', 's'].includes(event.key)) return
    if (element.current?.closest('dialog') !== topmostDialog()) return
    event.preventDefault()
    if (isDisabled || form.busy) return
    onAnother?.(event.key === 'Enter' && (event.shiftKey || another?.keys === 'Ctrl+Enter'))
    element.current.requestSubmit()
  })

  return (
    <FormProvider {...form.methods}>
      <div className={styles.sides}>
        <div className={styles.frame}>
          {about}
          {/* The schema validates, with the server's messages. */}
          <form
            ref={element}
            id={id}
            className={styles.form}
            noValidate
            onSubmit={(event) => void form.submit(event)}
          >
            {children}
          </form>
          {/* Not within the form: it stays in view while the content above the form is. */}
          <div className={`wrap ${actions.actions} ${styles.footer}`}>
            <p className={styles.failure} role="alert">
              {form.failure}
              {form.isGone && gone && <> {gone}</>}
            </p>
            {isDisabled && <p className="soft small">{missing}</p>}
            <ActionButton
              type="submit"
              form={id}
              variation="primary"
              isDisabled={isDisabled}
              isWaiting={form.busy}
              onClick={() => onAnother?.(false)}
            >
              {form.isPreparing
                ? 'Preparing the image…'
                : form.busy && !form.isSaved
                  ? busyLabel
                  : submitLabel}
            </ActionButton>
            {another && (
              <ActionButton
                type="submit"
                form={id}
                isDisabled={isDisabled}
                isWaiting={form.busy}
                title={another.keys}
                onClick={() => onAnother?.(true)}
              >
                {another.label}
              </ActionButton>
            )}
            {onCancel && (
              <Button isDisabled={form.busy} onClick={onCancel}>
                Cancel
              </Button>
            )}
          </div>
        </div>
        {aside}
      </div>
      <LeaveGuard isUnsaved={form.isUnsaved} />
    </FormProvider>
  )
}

const topmostDialog = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? null
