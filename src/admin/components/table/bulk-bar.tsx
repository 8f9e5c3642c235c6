import { Button } from '@aws-amplify/ui-react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isFocusFree } from '#lib/kept-focus'
import { useSingleFlight } from '#lib/use-single-flight'
import { ActionButton } from '../action-button'
import type { Selection } from './use-selection'

interface Props {
  selection: Selection
  /** The actions for the selected rows. */
  actions: readonly { label: string; run: () => Promise<void> }[]
}

/** The number of selected rows and their actions. One action runs at a time, and the others wait for it. */
export function BulkBar({ selection, actions }: Props) {
  const { run, isRunning } = useSingleFlight((act: () => Promise<void>) => act())
  const status = useRef<HTMLParagraphElement>(null)

  useLayoutEffect(() => {
    const bar = status.current?.parentElement
    return () => leaveFocus(bar)
  }, [])
  const onFocus = useFocusInBar(status)

  return (
    <>
      <p ref={status} role="status">
        {selection.selected.length} selected{isRunning && ', please wait...'}
      </p>
      {actions.map(({ label, run: act }) => (
        <ActionButton
          key={label}
          size="small"
          isWaiting={isRunning}
          onFocus={onFocus}
          onClick={() => void run(act)}
        >
          {label}
        </ActionButton>
      ))}
      <Button size="small" variation="link" onClick={selection.clear}>
        Clear selection
      </Button>
    </>
  )
}

/** Moves the focus to the bar's first button when the one that had it goes, such as Approve when all are. */
function useFocusInBar(status: RefObject<HTMLElement | null>) {
  const last = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (last.current?.isConnected !== false || !isFocusFree()) return
    status.current?.parentElement?.querySelector('button')?.focus()
  })
  return ({ currentTarget }: { currentTarget: HTMLElement }) => {
    last.current = currentTarget
  }
}

/** Before the bar is removed, moves the focus from it to the heading above. */
function leaveFocus(bar: Element | null | undefined) {
  if (!bar?.contains(document.activeElement)) return
  const heading = bar.closest('section, main')?.querySelector<HTMLElement>('h1, h2')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}
