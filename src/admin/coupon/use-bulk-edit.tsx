import { useState } from 'react'
import type { BulkAction } from '../components/table/bulk-bar'
import type { Selection } from '../components/table/use-selection'
import { BulkEditDialog } from './bulk-edit-dialog'

interface Options {
  /** Of these those are edited that are selected. */
  items: readonly { _id: string }[]
  selection: Selection
  /** The filter of a list, as GET /coupons takes it: all its coupons instead of the selected ones. */
  where?: Record<string, string>
  /** How many these are, if it is known. */
  count?: number
}

/** An action for the bulk bar, and its dialog. */
export function useBulkEdit({ items, selection, ...all }: Options) {
  const [isOpen, setOpen] = useState(false)
  const selected = items.filter(({ _id }) => selection.isSelected(_id))
  const action: BulkAction = {
    label: 'Edit selected',
    count: selected.length,
    run: async () => setOpen(true),
  }
  const dialog = isOpen && (
    <BulkEditDialog
      selected={selected}
      {...all}
      onStart={selection.clear}
      onFailed={selection.add}
      onClose={() => setOpen(false)}
    />
  )
  return { action, dialog }
}
