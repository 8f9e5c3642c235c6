import { Button } from '@aws-amplify/ui-react'
import { type Import, needsConfirmation } from '#domain/import/import'
import { counted } from '#domain/text/counted'
import { ActionButton } from '../../components/action-button'
import { changeCount, changesText, undoDetail, undoneText } from './import-words'
import styles from './imports.module.css'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isFocusFree } from '#lib/kept-focus'
import { read } from '#lib/read'
import { useSingleFlight } from '#lib/use-single-flight'
import { callAsStaff } from '../../calls/staff-call'
import { confirm } from '../../components/feedback/confirm-dialog'
import { failureText } from '../../components/feedback/failure-text'
import { showSnackbar } from '../../components/feedback/snackbars'
import { invalidateReads } from '../../calls/invalidate-reads'
import { coupons } from '../../coupon/coupon-resource'
import { importsPage } from './pages'

/** What will be written, and the buttons for it. It stays in sight. */
export function ImportBar({ shown }: { shown: Import }) {
  const { apply, undo, discard, isRunning, step } = useImportSteps(shown)
  const { state, undoableUntil } = shown
  const count = changeCount(shown)
  const isDry = state === 'checked'
  const isPartial = state === 'applying' || state === 'undoing'
  const status = useFocusedStatus(state)
  const isUndoable =
    !isDry && state !== 'undoing' && state !== 'undone' && (undoableUntil ?? '') > new Date().toISOString()
  return (
    <div className={`row wrap panel ${styles.bar}`}>
      <p ref={status} role="status" tabIndex={-1}>
        <strong>{statusOf(shown, isRunning ? step : undefined)}</strong> {isDry && <Rest shown={shown} />}
      </p>
      {isPartial && !isRunning && (
        <Button onClick={() => void (state === 'applying' ? apply() : undo())}>
          {state === 'applying' ? 'Go on' : 'Go on undoing'}
        </Button>
      )}
      {isUndoable && (
        <ActionButton isWaiting={isRunning} onClick={() => void undo()}>
          Undo the import
        </ActionButton>
      )}
      {isDry && (
        <>
          <ActionButton isWaiting={isRunning} onClick={() => void discard()}>
            Discard
          </ActionButton>
          {count > 0 && (
            <ActionButton variation="primary" isWaiting={isRunning} onClick={() => void apply()}>
              Apply {counted(count, 'change')}
            </ActionButton>
          )}
        </>
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

function statusOf(shown: Import, step: Step | undefined): string {
  const { state, done, failed } = shown
  const count = changeCount(shown)
  const rows = counted(count, 'row')
  if (step === 'undo') return `Undoing: ${state === 'undoing' ? done : 0} of ${rows}.`
  if (step === 'apply') return `Writing: ${state === 'applying' ? done : 0} of ${rows}.`
  if (state === 'applying') return `Written: ${done} of ${rows}.`
  if (state === 'undoing') return `Undone: ${done} of ${rows}.`
  if (state === 'undone') return undoneText(shown)
  if (state === 'applied')
    return `Written: ${changesText(shown)}.${failed > 0 ? ` Failed: ${counted(failed, 'row')}.` : ''}`
  return count === 0 ? 'Nothing to apply.' : `To be written: ${changesText(shown)}.`
}

function Rest({ shown: { counts } }: { shown: Import }) {
  const rest = [
    counts.edited > 0 && `Kept as staff edited them: ${counted(counts.edited, 'row')}.`,
    counts.conflict > 0 && 'In a conflict what staff have edited stays.',
    counts.map + counts.refused > 0 && `Left out: ${counted(counts.map + counts.refused, 'row')}.`,
    changeCount({ counts }) === 0 && nextStep(counts),
  ]
  return <>{rest.filter(Boolean).join(' ')}</>
}

function nextStep({ map, refused, edited }: Import['counts']): string {
  if (map > 0) return 'Choose the stores of its shops below.'
  if (refused > 0) return 'Mend the refused rows, and import them again.'
  return `${edited > 0 ? '' : 'The site has all of it already. '}Discard it, and choose the next file.`
}

type Step = 'apply' | 'undo' | 'discard'

/** Calls a step until it is done. It goes on while its user works on another page. */
async function runWhole(
  client: QueryClient,
  step: 'apply' | 'undo',
  id: string,
  body?: object,
): Promise<Import> {
  for (;;) {
    const now = await callAsStaff(`POST /imports/{id}/${step}`, { params: { id }, ...(body && { body }) })
    client.setQueryData(read('GET /imports/{id}', { id }).queryKey, now)
    if (now.state !== 'applying' && now.state !== 'undoing') return now
  }
}

/** What can be done with an import as a whole. */
function useImportSteps(shown: Import) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { _id: id, counts, known } = shown

  async function tell(what: string, work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      showSnackbar({ text: failureText(what, error, 'Please try again.'), tone: 'failure' })
    }
    void invalidateReads(client, [
      'GET /imports',
      'GET /imports/{id}',
      'GET /imports/{id}/rows',
      ...coupons.reads,
    ])
  }

  const apply = () =>
    tell('Failed to apply the import.', async () => {
      const confirmEnding = needsConfirmation({ ended: counts.ended, known })
      const question = `End ${counts.ended} of the ${known} offers of this source?`
      const detail = 'They are missing in the file. A file that was cut off looks like this.'
      if (confirmEnding && !(await confirm({ question, detail, yes: 'End them' }))) return
      const done = await runWhole(client, 'apply', id, { confirmEnding })
      const failed = done.failed > 0 ? ` Failed: ${counted(done.failed, 'row')}.` : ''
      showSnackbar({
        text: `Imported: ${changesText(done)}.${failed}`,
        shownFor: 12_000,
        action: { label: 'Undo', run: () => void undo(done) },
      })
    })

  const undo = (of = shown) =>
    tell('Failed to undo the import.', async () => {
      const question = { question: 'Undo this import?', detail: undoDetail(of), yes: 'Undo it' }
      if (of.state !== 'undoing' && !(await confirm(question))) return
      const done = await runWhole(client, 'undo', id)
      showSnackbar({ text: undoneText(done) })
    })

  const discard = () =>
    tell('Failed to discard the import.', async () => {
      await callAsStaff('DELETE /imports/{id}', { params: { id } })
      await navigate(importsPage.path)
    })

  const [step, setStep] = useState<Step>()
  const { run, isRunning } = useSingleFlight((act: () => Promise<void>) => act())
  const running = (name: Step, act: () => Promise<void>) => () => {
    setStep(name)
    return run(act)
  }
  return {
    apply: running('apply', apply),
    undo: running('undo', () => undo()),
    discard: running('discard', discard),
    isRunning,
    step,
  }
}
