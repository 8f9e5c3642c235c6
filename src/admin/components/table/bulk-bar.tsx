import { Button } from '@aws-amplify/ui-react'
import { useMutation } from '@tanstack/react-query'
import type { Selection } from './use-selection'

interface Props {
  selection: Selection
  /** The actions for the selected rows. */
  actions: readonly { label: string; run: () => Promise<void> }[]
}

/** The number of selected rows and their actions. One action runs at a time. */
export function BulkBar({ selection, actions }: Props) {
  const { mutate, isPending } = useMutation({ mutationFn: (run: () => Promise<void>) => run() })

  return (
    <>
      <p role="status">{selection.selected.length} selected</p>
      {actions.map(({ label, run }) => (
        <Button key={label} size="small" isDisabled={isPending} onClick={() => mutate(run)}>
          {label}
        </Button>
      ))}
      <Button size="small" variation="link" isDisabled={isPending} onClick={selection.clear}>
        Clear selection
      </Button>
    </>
  )
}
