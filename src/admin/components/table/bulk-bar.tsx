import { Button } from '@aws-amplify/ui-react'
import { useState } from 'react'
import type { Selection } from './use-selection'

interface Props {
  selection: Selection
  /** What can be done with the rows that are ticked. */
  actions: readonly { label: string; run: () => Promise<void> }[]
}

/** How many rows are ticked, and what can be done with them: one thing at a time. */
export function BulkBar({ selection, actions }: Props) {
  const [busy, setBusy] = useState(false)

  async function start(run: () => Promise<void>) {
    setBusy(true)
    await run()
    setBusy(false)
  }

  return (
    <>
      <p role="status">{selection.selected.length} selected</p>
      {actions.map(({ label, run }) => (
        <Button key={label} size="small" isDisabled={busy} onClick={() => void start(run)}>
          {label}
        </Button>
      ))}
      <Button size="small" variation="link" isDisabled={busy} onClick={selection.clear}>
        Clear selection
      </Button>
    </>
  )
}
