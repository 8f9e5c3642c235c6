import { Button } from '@aws-amplify/ui-react'
import { useLayoutEffect, useRef } from 'react'
import { useSingleFlight } from '#lib/use-single-flight'
import type { Selection } from './use-selection'

interface Props {
  selection: Selection
  /** The actions for the selected rows. */
  actions: readonly { label: string; run: () => Promise<void> }[]
}

/**
 * The number of selected rows and their actions. One action runs at a time. Its buttons are not disabled
 * meanwhile, because a disabled button loses the focus.
 */
export function BulkBar({ selection, actions }: Props) {
  const run = useSingleFlight((act: () => Promise<void>) => act())
  const status = useRef<HTMLParagraphElement>(null)

  useLayoutEffect(() => {
    const bar = status.current?.parentElement
    return () => leaveFocus(bar)
  }, [])

  return (
    <>
      <p ref={status} role="status">
        {selection.selected.length} selected
      </p>
      {actions.map(({ label, run: act }) => (
        <Button key={label} size="small" onClick={() => void run(act)}>
          {label}
        </Button>
      ))}
      <Button size="small" variation="link" onClick={selection.clear}>
        Clear selection
      </Button>
    </>
  )
}

/** Before the bar is removed, moves the focus from it to the heading above. */
function leaveFocus(bar: Element | null | undefined) {
  if (!bar?.contains(document.activeElement)) return
  const heading = bar.closest('section, main')?.querySelector<HTMLElement>('h1, h2')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}
