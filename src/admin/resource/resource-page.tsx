import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ListPage } from '../components/table/list-page'
import type { Identified } from '../components/optimistic-changes'
import { EditableTable } from './editable-table'

type FrameProps = ComponentProps<typeof ListPage>

interface Props<Item extends Identified, Input extends FieldValues, Output>
  extends
    ComponentProps<typeof EditableTable<Item, Input, Output>>,
    Pick<FrameProps, 'address'>,
    Partial<Pick<FrameProps, 'create' | 'search' | 'filters' | 'bulk'>> {
  children?: ReactNode
}

export function ResourcePage<Item extends Identified, Input extends FieldValues, Output>({
  address,
  create,
  search,
  filters,
  bulk,
  children,
  ...table
}: Props<Item, Input, Output>) {
  const { list, create: usual } = table.resource
  return (
    <ListPage
      title={list.title}
      address={address}
      page={table.page}
      create={create ?? usual}
      search={search}
      filters={filters}
      bulk={bulk}
    >
      {children}
      <EditableTable {...table} />
    </ListPage>
  )
}
