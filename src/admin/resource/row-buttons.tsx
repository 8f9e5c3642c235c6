import { Button } from '@aws-amplify/ui-react'
import type { ReactNode } from 'react'
import { ActionButton } from '../components/action-button'
import type { Identified } from '../components/optimistic-changes'
import type { Removable } from './resource'
import { useRemove } from './use-remove'

interface Props<Item extends Identified> {
  resource: Partial<Removable<Item>> & Pick<Removable<Item>, 'reads'> & { nameOf: (item: Item) => string }
  item: Item
  onEdit?: (() => void) | undefined
  children?: ReactNode
}

export function RowButtons<Item extends Identified>({ resource, item, onEdit, children }: Props<Item>) {
  const { nameOf, reads, remove } = resource
  return (
    <>
      {onEdit && (
        <Button size="small" aria-label={`Edit ${nameOf(item)}`} onClick={onEdit}>
          Edit
        </Button>
      )}
      {children}
      {remove && !remove.isRefused?.(item) && (
        <DeleteButton removable={{ reads, remove }} item={item} name={nameOf(item)} />
      )}
    </>
  )
}

interface DeleteProps<Item> {
  removable: Removable<Item>
  item: Item
  name: string
}

function DeleteButton<Item extends Identified>({ removable, item, name }: DeleteProps<Item>) {
  const { run: remove, isRunning } = useRemove(removable)
  return (
    <ActionButton
      size="small"
      aria-label={`Delete ${name}`}
      isWaiting={isRunning}
      onClick={() => void remove([item])}
    >
      Delete
    </ActionButton>
  )
}
