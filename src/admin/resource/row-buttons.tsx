import type { ReactNode } from 'react'
import type { Identified } from '../components/optimistic-changes'
import { RowButton } from '../components/row-button'
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
      {onEdit && <RowButton text="Edit" name={nameOf(item)} onClick={onEdit} />}
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
  return <RowButton text="Delete" name={name} isWaiting={isRunning} onClick={() => remove([item])} />
}
