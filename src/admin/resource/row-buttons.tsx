import type { ReactNode } from 'react'
import type { Identified } from '../calls/optimistic-changes'
import { MoreButtons } from '../components/more-buttons'
import { RowButton } from '../components/row-button'
import type { Removable } from './resource'
import { useRemove } from './use-remove'

interface Props<Item extends Identified> {
  resource: Partial<Removable<Item>> & Pick<Removable<Item>, 'reads'> & { nameOf: (item: Item) => string }
  item: Item
  onEdit?: (() => void) | undefined
  /** What is done often. */
  children?: ReactNode
  /** Other buttons. With them Edit and Delete are in the menu too. */
  more?: ReactNode
}

export function RowButtons<Item extends Identified>(props: Props<Item>) {
  const { resource, item, onEdit, children, more } = props
  const { nameOf, reads, remove } = resource
  const edit = onEdit && <RowButton text="Edit" icon="edit" name={nameOf(item)} onClick={onEdit} />
  const deletion = remove && !remove.isRefused?.(item) && (
    <DeleteButton removable={{ nameOf, reads, remove }} item={item} name={nameOf(item)} />
  )
  const buttons = (
    <>
      {edit}
      {more}
      {deletion}
    </>
  )
  return (
    <>
      {children}
      {more === undefined ? buttons : <MoreButtons label={`More for ${nameOf(item)}`}>{buttons}</MoreButtons>}
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
    <RowButton text="Delete" icon="delete" name={name} isWaiting={isRunning} onClick={() => remove([item])} />
  )
}
