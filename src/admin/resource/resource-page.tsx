import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ColumnMenu } from '../components/table/column-menu'
import { ExportButton } from '../components/table/export-button'
import { ListPage } from '../components/table/list-page'
import type { Identified } from '../calls/optimistic-changes'
import { DeletedLink } from './deleted-link'
import { EditableTable } from './editable-table'

type FrameProps = ComponentProps<typeof ListPage>

interface Props<Item extends Identified, Input extends FieldValues, Output>
  extends
    Omit<ComponentProps<typeof EditableTable<Item, Input, Output>>, 'address'>,
    Pick<FrameProps, 'address'>,
    Partial<Pick<FrameProps, 'create' | 'search' | 'filters' | 'total'>> {
  tools?: ReactNode
  children?: ReactNode
}

export function ResourcePage<Item extends Identified, Input extends FieldValues, Output>({
  address,
  create,
  search,
  filters,
  total,
  tools,
  children,
  ...table
}: Props<Item, Input, Output>) {
  const { list, create: usual, plural, remove } = table.resource
  const { source } = table.page
  return (
    <ListPage
      title={list.title}
      address={address}
      page={table.page}
      create={create ?? usual}
      search={search}
      filters={filters}
      tools={
        <>
          {tools}
          {remove.restoration && <DeletedLink kind={remove.restoration.many} />}
          {source && <ExportButton source={source} name={plural} columns={list.exported} />}
          <ColumnMenu list={list.label} columns={table.columns ?? list.columns} />
        </>
      }
      total={total}
    >
      {children}
      <EditableTable {...table} address={address} />
    </ListPage>
  )
}
