import { Button } from '@aws-amplify/ui-react'
import { useLayoutEffect, useRef } from 'react'
import { useSingleFlight } from '#lib/use-single-flight'
import { ActionButton } from '../action-button'
import type { Selection } from './use-selection'
import { type Total, totalText } from './use-total'

/** `count`: the selected rows that it applies to. */
export interface BulkAction {
  label: string
  count: number
  run: () => Promise<void>
}

interface Props {
  selection: Selection
  actions: readonly BulkAction[]
  remove?: BulkAction
  /** Where the list has more pages: whether all of them are meant, and how many they are. */
  all?: { isAll: boolean; choose: () => void; total: Total | undefined }
}

/** One action runs at a time. Buttons keep their places, so that none slides under the pointer. */
export function BulkBar({ selection, actions, remove, all }: Props) {
  const { run, isRunning } = useSingleFlight((act: () => Promise<void>) => act())
  const status = useRef<HTMLParagraphElement>(null)

  useLayoutEffect(() => {
    const bar = status.current?.parentElement
    return () => leaveFocus(bar)
  }, [])

  const buttonOf = ({ label, count, run: act }: BulkAction) => (
    <ActionButton
      key={label}
      size="small"
      isWaiting={isRunning || count === 0}
      onClick={() => count > 0 && void run(act)}
    >
      {label}
    </ActionButton>
  )

  return (
    <>
      {actions.map(buttonOf)}
      {all && (
        <Button size="small" variation="link" onClick={all.choose}>
          Select all {all.total ? totalText(all.total) : 'results'}
        </Button>
      )}
      <Button size="small" variation="link" onClick={selection.clear}>
        Clear selection
      </Button>
      {/* Before the gap, because its length changes. */}
      <p ref={status} role="status">
        {all?.isAll
          ? `All ${all.total ? totalText(all.total) : 'results'} are selected`
          : `${selection.selected.length} selected`}
        {isRunning && ', please wait...'}
      </p>
      {remove && buttonOf(remove)}
    </>
  )
}

/** Moves the focus to the heading above, before the bar is removed. */
function leaveFocus(bar: Element | null | undefined) {
  if (!bar?.contains(document.activeElement)) return
  const heading = bar.closest('section, main')?.querySelector<HTMLElement>('h1, h2')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}
