import { Button } from '@aws-amplify/ui-react'
import { useLayoutEffect, useRef } from 'react'
import { useSingleFlight } from '#lib/use-single-flight'
import { ActionButton } from '../action-button'
import type { Selection } from './use-selection'

/** `count`: the selected rows that it applies to. */
export interface BulkAction {
  label: string
  count: number
  run: () => Promise<void>
}

interface Props {
  selection: Selection
  actions: readonly BulkAction[]
  /** Rows for an action that have left the page since they were selected. */
  elsewhere?: number
  /** Where the list has more pages: whether all of them are meant. */
  all?: { isAll: boolean; choose: () => void }
}

/** One action runs at a time. Buttons keep their places, so that none slides under the pointer. */
export function BulkBar({ selection, actions, elsewhere = 0, all }: Props) {
  const { run, isRunning } = useSingleFlight((act: () => Promise<void>) => act())
  const status = useRef<HTMLParagraphElement>(null)

  useLayoutEffect(() => {
    const bar = status.current?.parentElement
    return () => leaveFocus(bar)
  }, [])

  return (
    <>
      {actions.map(({ label, count, run: act }) => (
        <ActionButton
          key={label}
          size="small"
          isWaiting={isRunning || count === 0}
          onClick={() => count > 0 && void run(act)}
        >
          {label}
        </ActionButton>
      ))}
      {all && (
        <Button size="small" variation="link" onClick={all.choose}>
          Select all results
        </Button>
      )}
      <Button size="small" variation="link" onClick={selection.clear}>
        Clear selection
      </Button>
      {/* Last, because its length changes. */}
      <p ref={status} role="status">
        {all?.isAll ? 'All results are selected' : countText(selection.selected.length, elsewhere)}
        {isRunning && ', please wait...'}
      </p>
    </>
  )
}

function countText(selected: number, elsewhere: number): string {
  if (elsewhere === 0) return `${selected} selected`
  if (selected === 0) return `${elsewhere} selected, no longer on this page`
  return `${selected + elsewhere} selected, ${elsewhere} of them no longer on this page`
}

/** Moves the focus to the heading above, before the bar is removed. */
function leaveFocus(bar: Element | null | undefined) {
  if (!bar?.contains(document.activeElement)) return
  const heading = bar.closest('section, main')?.querySelector<HTMLElement>('h1, h2')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}
