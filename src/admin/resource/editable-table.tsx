import { type ComponentProps, type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Identified } from '../components/optimistic-changes'
import { ResourceTable } from '../components/table/resource-table'
import { EditDialog } from './edit-dialog'
import type { Tabular } from './resource'
import { RowButtons } from './row-buttons'

type TableProps<Item extends Identified> = ComponentProps<typeof ResourceTable<Item>>

type Actions<Item> = (item: Item, edit: () => void) => ReactNode

interface Props<Item extends Identified, Input extends FieldValues, Output>
  extends
    Pick<TableProps<Item>, 'page'>,
    Partial<Pick<TableProps<Item>, 'columns' | 'selection' | 'sort' | 'messages'>> {
  resource: Tabular<Item, Input, Output>
  /** `edit` opens the dialog. @default Edit and Delete */
  actions?: Actions<Item> | undefined
}

export function EditableTable<Item extends Identified, Input extends FieldValues, Output>({
  resource,
  actions = usualActions(resource),
  ...others
}: Props<Item, Input, Output>) {
  const { nameOf, list, edit, reads } = resource
  const [edited, setEdited] = useState<Item>()
  return (
    <>
      <ResourceTable
        label={list.label}
        columns={list.columns}
        rowName={nameOf}
        messages={{ empty: list.empty, failed: list.failed }}
        {...(edit && { onOpen: setEdited })}
        {...(actions && { actions: (item: Item) => actions(item, () => setEdited(item)) })}
        {...others}
      />
      {edit && edited && (
        <EditDialog
          key={edited._id}
          edit={edit}
          reads={reads}
          item={edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

function usualActions<Item extends Identified, Input extends FieldValues, Output>(
  resource: Tabular<Item, Input, Output>,
): Actions<Item> | undefined {
  if (!resource.edit && !resource.remove) return undefined
  return (item, edit) => <RowButtons resource={resource} item={item} onEdit={resource.edit && edit} />
}
