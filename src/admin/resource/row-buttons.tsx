import type { ReactNode } from 'react'
import type { Identified } from '../calls/optimistic-changes'
import { MoreButtons } from '../components/more-buttons'
import { RowButton } from '../components/row-button'
import type { Removable } from './resource'
import { useRemove } from './use-remove'

interface Props<Item extends Identified> {
  resource: Removable<Item>
  item: Item
  onEdit?: (() => void) | undefined
  /** What is done often. */
  children?: ReactNode
  /** Other buttons of the menu. With them Edit is in it too. */
  more?: ReactNode
}

/** Delete is never beside what is done often. */
export function RowButtons<Item extends Identified>({ resource, item, onEdit, children, more }: Props<Item>) {
  const { run: remove, isRunning: isWaiting } = useRemove(resource)
  const name = resource.nameOf(item)
  const editButton = onEdit && <RowButton text="Edit" icon="edit" name={name} onClick={onEdit} />
  const deleteButton = !resource.remove.isRefused?.(item) && (
    <RowButton text="Delete" icon="delete" {...{ name, isWaiting }} onClick={() => remove([item])} />
  )
  if (!editButton && more === undefined) return deleteButton
  return (
    <>
      {children}
      {more === undefined && editButton}
      {(more !== undefined || deleteButton) && (
        <MoreButtons label={`More for ${name}`}>
          {more !== undefined && editButton}
          {more}
          {deleteButton}
        </MoreButtons>
      )}
    </>
  )
}
