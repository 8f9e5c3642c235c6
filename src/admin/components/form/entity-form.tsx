import { Button } from '@aws-amplify/ui-react'
import { type ReactNode, useId } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { ActionButton } from '../action-button'
import actions from '../feedback/actions.module.css'
import styles from './entity-form.module.css'
import { LeaveGuard } from './leave-guard'
import { PrepareContext } from './preparations'
import type { EntityFormState } from './use-entity-form'

interface Props<Input extends FieldValues, Output> {
  form: EntityFormState<Input, Output>
  submitLabel: string
  busyLabel?: string | undefined
  isDisabled?: boolean
  onCancel?: () => void
  /** Shown if the item was deleted. */
  gone?: ReactNode
  /** Shown above the fields. It may have forms of its own. */
  about?: ReactNode
  children: ReactNode
}

/** Error, upload progress and submit button stay in view below the fields. */
export function EntityForm<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { form, submitLabel, busyLabel = 'Saving...', isDisabled = false } = props
  const { onCancel, gone, about, children } = props
  const id = useId()
  return (
    <FormProvider {...form.methods}>
      <PrepareContext value={form.prepare}>
        <div className={styles.frame}>
          {about}
          {/* The schema validates, with the server's messages. */}
          <form id={id} className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
            {children}
          </form>
          {/* Not within the form: it stays in view while the content above the form is. */}
          <div className={`${actions.actions} ${styles.footer}`}>
            <p className={styles.failure} role="alert">
              {form.failure}
              {form.isGone && gone && <> {gone}</>}
            </p>
            {form.progress !== undefined && <Progress share={form.progress} />}
            <ActionButton
              type="submit"
              form={id}
              variation="primary"
              isDisabled={isDisabled}
              isWaiting={form.busy}
            >
              {form.isPreparing
                ? 'Preparing the image…'
                : form.busy && !form.isSaved
                  ? busyLabel
                  : submitLabel}
            </ActionButton>
            {onCancel && (
              <Button isDisabled={form.busy} onClick={onCancel}>
                Cancel
              </Button>
            )}
          </div>
        </div>
      </PrepareContext>
      <LeaveGuard isUnsaved={form.isUnsaved} />
    </FormProvider>
  )
}

function Progress({ share }: { share: number }) {
  const percent = Math.round(share * 100)
  return (
    <label className={styles.progress}>
      Uploading… {percent} %
      <progress max={100} value={percent} />
    </label>
  )
}
