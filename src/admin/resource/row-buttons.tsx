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
  /** Other buttons. With them Edit and Delete are in the menu too. */
  more?: ReactNode
}

export function RowButtons<Item extends Identified>({ resource, item, onEdit, children, more }: Props<Item>) {
  const { run: remove, isRunning: isWaiting } = useRemove(resource)
  const name = resource.nameOf(item)
  const buttons = (
    <>
      {onEdit && <RowButton text="Edit" icon="edit" name={name} onClick={onEdit} />}
      {more}
      {!resource.remove.isRefused?.(item) && (
        <RowButton text="Delete" icon="delete" {...{ name, isWaiting }} onClick={() => remove([item])} />
      )}
    </>
  )
  return (
    <>
      {children}
      {more === undefined ? buttons : <MoreButtons label={`More for ${name}`}>{buttons}</MoreButtons>}
    </>
  )
}
