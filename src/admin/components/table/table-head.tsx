import { Button } from '@aws-amplify/ui-react'
import type { CSSProperties } from 'react'
import type { Identified } from '../../calls/optimistic-changes'
import type { Column } from './column'
import { roomOf, type TableParts } from './table-parts'
import styles from './resource-table.module.css'

/** In rem: three icons. */
const usualActionsWidth = 7.5

export function TableHead<Item extends Identified>(props: TableParts<Item>) {
  const { label, page, columns, actions, actionsWidth = usualActionsWidth, selection, sort } = props
  const [count, all] = [selection?.selected.length ?? 0, page.items.length]
  const isInert = !selection && !(sort && columns.some((column) => column.sort))
  return (
    <thead role="rowgroup" data-inert={isInert}>
      <tr role="row">
        {selection && (
          <th role="columnheader" scope="col" className={`${styles.tick} screen-only`}>
            <label>
              <input
                type="checkbox"
                aria-label={`Select all ${label.toLowerCase()} on this page`}
                checked={count === all}
                ref={(input) => {
                  if (input) input.indeterminate = count > 0 && count < all
                }}
                onChange={selection.toggleAll}
              />
            </label>
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.label} column={column} sort={sort} />
        ))}
        {actions && (
          <th
            role="columnheader"
            scope="col"
            className={`${styles.actions} screen-only`}
            style={widthOf(actionsWidth)}
          >
            Actions
          </th>
        )}
      </tr>
    </thead>
  )
}

const arrows = { ascending: '↑', descending: '↓', none: '↕' }

interface HeadCellProps<Item> {
  column: Column<Item>
  sort: TableParts<Item>['sort']
}

function HeadCell<Item>({ column, sort }: HeadCellProps<Item>) {
  const { label, width } = column
  const { ascending, descending } = (sort && column.sort) ?? {}
  const isSorted = (value: string | undefined) => value !== undefined && value === sort?.value
  const direction = isSorted(ascending) ? 'ascending' : isSorted(descending) ? 'descending' : 'none'
  const next = direction === 'ascending' ? (descending ?? '') : ascending
  return (
    <th
      role="columnheader"
      scope="col"
      data-room={roomOf(column)}
      style={widthOf(width)}
      aria-sort={next === undefined ? undefined : direction}
    >
      {next === undefined ? (
        label
      ) : (
        <Button
          variation="link"
          size="small"
          className={styles.sort ?? ''}
          onClick={() => sort?.onChange(next)}
        >
          {label}
          <span className={direction === 'none' ? styles.unsorted : undefined} aria-hidden="true">
            {arrows[direction]}
          </span>
        </Button>
      )}
    </th>
  )
}

const widthOf = (rem: number | undefined): CSSProperties | undefined =>
  rem === undefined ? undefined : ({ '--width': `${rem}rem` } as CSSProperties)
