import { Button } from '@aws-amplify/ui-react'
import type { Import } from '#domain/import/import'
import { ActionButton } from '../../components/action-button'
import { changeCount, changesText, counted, undoneText } from './import-words'
import styles from './imports.module.css'
import { useImportSteps } from './use-import-steps'

/** What will be written, and the buttons for it. It stays in sight. */
export function ImportBar({ shown }: { shown: Import }) {
  const { apply, undo, discard, isRunning } = useImportSteps(shown)
  const { state, undoableUntil } = shown
  const count = changeCount(shown)
  const isDry = state === 'checked'
  const isPartial = state === 'applying' || state === 'undoing'
  const isUndoable = !isDry && state !== 'undone' && (undoableUntil ?? '') > new Date().toISOString()
  return (
    <div className={`row wrap ${styles.bar}`}>
      <p role="status">
        <strong>{statusOf(shown, isRunning)}</strong> {isDry && <Rest shown={shown} />}
      </p>
      {isPartial && !isRunning && (
        <Button onClick={() => void (state === 'applying' ? apply() : undo())}>Go on</Button>
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
          <ActionButton
            variation="primary"
            isWaiting={isRunning || count === 0}
            onClick={() => count > 0 && void apply()}
          >
            Apply {counted(count, 'change')}
          </ActionButton>
        </>
      )}
    </div>
  )
}

function statusOf(shown: Import, isRunning: boolean): string {
  const { state, done, failed } = shown
  const count = changeCount(shown)
  if (state === 'applying' || (isRunning && state === 'checked'))
    return `Written: ${done} of ${counted(count, 'row')}.`
  if (state === 'undoing') return `Undone: ${done} of ${counted(count, 'row')}.`
  if (state === 'undone') return undoneText(shown)
  if (state === 'applied')
    return `Written: ${changesText(shown)}.${failed > 0 ? ` Failed: ${counted(failed, 'row')}.` : ''}`
  return `To be written: ${changesText(shown)}.`
}

function Rest({ shown: { counts } }: { shown: Import }) {
  const rest = [
    counts.conflict > 0 && 'In a conflict what staff have edited stays.',
    counts.map + counts.refused > 0 && `Left out: ${counted(counts.map + counts.refused, 'row')}.`,
  ]
  return <>{rest.filter(Boolean).join(' ')}</>
}
