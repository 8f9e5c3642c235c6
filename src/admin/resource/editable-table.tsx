import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Identified } from '../calls/optimistic-changes'
import { ResourceTable } from '../components/table/resource-table'
import { focusRowWhenLoaded } from '../components/table/wanted-row'
import type { ListAddress } from '../components/table/use-list-address'
import { EditDialog } from './edit-dialog'
import type { Edit, Tabular } from './resource'
import { RowButtons } from './row-buttons'
import { useQuery } from '@tanstack/react-query'
import { isNotFound } from '#lib/api-error'
import { showSnackbar } from '../components/feedback/snackbars'

type TableProps<Item extends Identified> = ComponentProps<typeof ResourceTable<Item>>

interface Props<Item extends Identified, Input extends FieldValues, Output>
  extends
    Pick<TableProps<Item>, 'page'>,
    Partial<Pick<TableProps<Item>, 'columns' | 'selection' | 'bulk' | 'sort' | 'empty' | 'failed'>> {
  resource: Tabular<Item, Input, Output>
  /** Has the open item, which can be sent to a colleague. @default the component's state */
  address?: ListAddress
  /** `edit` opens the dialog. @default Edit and Delete */
  actions?: (item: Item, edit: () => void) => ReactNode
}

export function EditableTable<Item extends Identified, Input extends FieldValues, Output>({
  resource,
  address,
  actions,
  ...others
}: Props<Item, Input, Output>) {
  const { nameOf, list, reads, plural } = resource
  const [openId, setOpenId] = useState<string>()
  const [id, open] = address ? [address.filter('edit') || undefined, address.setOpen] : [openId, setOpenId]
  const { items } = others.page
  const edited = useOpenItem(id, items, resource.edit.read)
  const at = items.findIndex((item) => item._id === id)
  const step = (by: number) => {
    const next = at === -1 ? undefined : items[at + by]
    return next && (() => open(next._id))
  }
  return (
    <>
      <ResourceTable
        label={list.label}
        columns={list.columns}
        actionsWidth={list.actionsWidth}
        rowName={nameOf}
        openId={id}
        empty={address?.filter('q') ? `No ${plural} have these words.` : list.empty}
        failed={list.failed}
        onOpen={({ _id }) => open(_id)}
        actions={(item) => {
          const edit = () => open(item._id)
          return actions?.(item, edit) ?? <RowButtons resource={resource} item={item} onEdit={edit} />
        }}
        {...others}
      />
      {edited && (
        <EditDialog
          key={edited._id}
          edit={resource.edit}
          reads={reads}
          item={edited}
          previous={step(-1)}
          next={step(1)}
          onClose={() => {
            open(undefined)
            focusRowWhenLoaded(edited._id)
          }}
        />
      )}
    </>
  )
}

/** The item of an address: as it was when it was opened, also after it has left the list. */
function useOpenItem<Item extends Identified>(
  id: string | undefined,
  items: readonly Item[],
  read: Edit<Item, never, never>['read'],
): Item | undefined {
  const [opened, setOpened] = useState<Item>()
  const listed = items.find(({ _id }) => _id === id)
  const elsewhere = useQuery({
    queryKey: ['open item', id],
    queryFn: () => read({ _id: id! }),
    enabled: id !== undefined && opened?._id !== id && !listed,
    gcTime: 0,
  })
  const { error } = elsewhere
  useEffect(() => {
    if (isNotFound(error)) showSnackbar({ text: 'This item has been deleted.', tone: 'failure' })
  }, [error])
  const item = id === undefined ? undefined : opened?._id === id ? opened : (listed ?? elsewhere.data)
  if (item !== opened) setOpened(item)
  return item
}
