import { Button } from '@aws-amplify/ui-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Import, needsConfirmation } from '#domain/import/import'
import { counted } from '#domain/text/counted'
import { isFocusFree } from '#lib/kept-focus'
import { read } from '#lib/read'
import { callAsStaff } from '../../calls/staff-call'
import { useStaffAction } from '../../calls/use-staff-action'
import { ActionButton } from '../../components/action-button'
import { confirm } from '../../components/feedback/confirm-dialog'
import { showSnackbar } from '../../components/feedback/snackbars'
import { coupons } from '../../coupon/coupon-resource'
import { changeCount, progressText, restText, runningText } from './import-words'
import styles from './imports.module.css'
import { importsPage } from './pages'

/** What will be written, and the buttons for it. It stays in sight. */
export function ImportBar({ shown }: { shown: Import }) {
  const { apply, undo, discard, isRunning, step } = useImportSteps(shown)
  const { state, undoableUntil } = shown
  const count = changeCount(shown)
  const isDry = state === 'checked'
  const status = useFocusedStatus(state)
  const goOn = state === 'applying' ? apply : state === 'undoing' ? undo : undefined
  const isUndoable =
    state !== 'undoing' && state !== 'undone' && (undoableUntil ?? '') > new Date().toISOString()
  return (
    <div className={`row wrap panel ${styles.bar}`}>
      <p ref={status} role="status" tabIndex={-1}>
        <strong>{step ? runningText(shown, step) : progressText(shown)}</strong> {isDry && restText(shown)}
      </p>
      {goOn && !isRunning && (
        <Button onClick={() => void goOn()}>{goOn === undo ? 'Go on undoing' : 'Go on'}</Button>
      )}
      {isUndoable && (
        <ActionButton isWaiting={isRunning} onClick={() => void undo()}>
          Undo the import
        </ActionButton>
      )}
      {isDry && (
        <ActionButton isWaiting={isRunning} onClick={() => void discard()}>
          Discard
        </ActionButton>
      )}
      {isDry && count > 0 && (
        <ActionButton variation="primary" isWaiting={isRunning} onClick={() => void apply()}>
          Apply {counted(count, 'change')}
        </ActionButton>
      )}
    </div>
  )
}

/** The button that was pressed is gone. */
function useFocusedStatus(state: Import['state']) {
  const element = useRef<HTMLParagraphElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current !== state && isFocusFree()) element.current?.focus({ preventScroll: true })
    before.current = state
  }, [state])
  return element
}

const reads = ['GET /imports', 'GET /imports/{id}', 'GET /imports/{id}/rows', ...coupons.reads] as const

type Step = 'POST /imports/{id}/apply' | 'POST /imports/{id}/undo'

/** What can be done with an import as a whole. It goes on while its user works on another page. */
function useImportSteps({ _id: id, state, counts: { ended }, known }: Import) {
  const client = useQueryClient()
  const navigate = useNavigate()

  const [step, setStep] = useState<'applying' | 'undoing'>()

  async function callWhole(key: Step, body?: object): Promise<Import> {
    setStep(key.endsWith('undo') ? 'undoing' : 'applying')
    try {
      for (;;) {
        const now = await callAsStaff(key, { params: { id }, ...(body && { body }) })
        client.setQueryData(read('GET /imports/{id}', { id }).queryKey, now)
        if (now.state !== 'applying' && now.state !== 'undoing') return now
      }
    } finally {
      setStep(undefined)
    }
  }

  const undo = useStaffAction({ failed: 'Failed to undo the import.', reads }, async () => {
    const question = 'Undo this import?'
    const detail = 'New offers are removed, others get back what they had. What was edited since stays.'
    if (state !== 'undoing' && !(await confirm({ question, detail, yes: 'Undo it' }))) return
    showSnackbar({ text: progressText(await callWhole('POST /imports/{id}/undo')) })
  })

  const apply = useStaffAction({ failed: 'Failed to apply the import.', reads }, async () => {
    const confirmEnding = needsConfirmation({ ended, known })
    const question = `End ${ended} of the ${known} offers of this source?`
    const detail = 'They are missing in the file. A file that was cut off looks like this.'
    if (confirmEnding && !(await confirm({ question, detail, yes: 'End them' }))) return
    const text = progressText(await callWhole('POST /imports/{id}/apply', { confirmEnding }))
    showSnackbar({ text, shownFor: 12_000, action: { label: 'Undo', run: () => void undo.run() } })
  })

  const discard = useStaffAction({ failed: 'Failed to discard the import.', reads }, async () => {
    await callAsStaff('DELETE /imports/{id}', { params: { id } })
    await navigate(importsPage.path)
  })

  const isRunning = apply.isRunning || undo.isRunning || discard.isRunning
  return { apply: apply.run, undo: undo.run, discard: discard.run, isRunning, step }
}
