import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@aws-amplify/ui-react'
import { type ReactNode, useRef } from 'react'
import type { Identified } from '../optimistic-changes'
import { ListMessage } from '#components/list-message'
import { Spinner } from '#components/spinner'
import { None } from './none'
import styles from './resource-table.module.css'
import { useShortcuts } from './shortcuts'
import { useRowFocus } from './use-row-focus'
import type { Selection } from './use-selection'
import type { StaffPage } from './use-staff-page'
import { useMisclickGuard } from './use-misclick-guard'
import { useWantedRow } from './wanted-row'

export interface Column<Item> {
  label: string
  cell: (item: Item) => ReactNode
  /** The content limits how narrow the column is: numbers, our labels, images. */
  isShort?: true
  /** Values of ?sort=. '' is the default order. */
  sort?: { ascending: string; descending?: string }
}

interface Props<Item> {
  /** Caption: 'Stores'. */
  label: string
  page: StaffPage<Item>
  /** The first column names the row. */
  columns: readonly [Column<Item>, ...Column<Item>[]]
  /** For the labels of checkbox and buttons: 'Zephyr Outfitters'. */
  rowName: (item: Item) => string
  /** Called for Enter, and for a click on the first column. */
  onOpen?: (item: Item) => void
  actions?: (item: Item) => ReactNode
  selection?: Selection
  sort?: { value: string; onChange: (value: string) => void }
  /** A failure is never shown as an empty list. */
  messages: { empty: ReactNode; failed: string }
}

/** Rows are cards in a narrow container. J, K and arrow keys move between rows; Enter opens one. */
export function ResourceTable<Item extends Identified>(props: Props<Item>) {
  const { label, page, messages } = props
  const table = useRef<HTMLTableElement>(null)
  const empty = useRef<HTMLDivElement>(null)
  const rows = page.items.map(({ _id }) => _id)
  const guard = useMisclickGuard(rows)
  const { step, ...focus } = useRowFocus(table, empty, rows)
  useWantedRow(table, rows, page.state !== 'loading' && !page.isReading)
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
  })

  if (page.state === 'loading') return <Spinner label={`Loading ${label.toLowerCase()}...`} />
  if (page.state === 'failed') return <ListMessage onRetry={page.retry}>{messages.failed}</ListMessage>
  if (page.items.length === 0) {
    return (
      // A separate element, so that its focus goes to the rows when they are back.
      <div key="empty" ref={empty} tabIndex={-1}>
        <ListMessage>{messages.empty}</ListMessage>
      </div>
    )
  }
  return (
    <div
      className={styles.place}
      aria-busy={page.isStale}
      data-stale={page.isStale}
      data-cells={howMany(props)}
    >
      <div className={styles.measure}>
        {/* Explicit roles: as cards the elements would lose their own. */}
        <Table ref={table} role="table" aria-label={label} className={styles.table ?? ''} highlightOnHover>
          <Head {...props} />
          <TableBody role="rowgroup" {...guard} {...focus}>
            {page.items.map((item) => (
              <Row key={item._id} item={item} {...props} />
            ))}
          </TableBody>
        </Table>
      </div>
    </div>
  )
}

/** For the style sheet. A text takes as much room as two other cells. */
function howMany<Item>({ columns, actions, selection }: Props<Item>): string {
  const cells = columns.length + (actions ? 1 : 0) + (selection ? 1 : 0)
  const room = cells + columns.slice(1).filter(({ isShort }) => !isShort).length
  if (room > 9) return 'most'
  if (room > 7) return 'several'
  return cells > 5 ? 'some' : 'few'
}

function Head<Item extends Identified>({ label, page, columns, actions, selection, sort }: Props<Item>) {
  const isInert = !selection && !(sort && columns.some((column) => column.sort))
  return (
    <TableHead role="rowgroup" data-inert={isInert}>
      <TableRow role="row">
        {selection && (
          <TableCell as="th" role="columnheader" scope="col" className={styles.tick ?? ''}>
            <input
              type="checkbox"
              aria-label={`Select all ${label.toLowerCase()} on this page`}
              checked={selection.selected.length === page.items.length}
              ref={(input) => {
                if (input) input.indeterminate = isSome(selection.selected.length, page.items.length)
              }}
              onChange={selection.toggleAll}
            />
          </TableCell>
        )}
        {columns.map((column) => (
          <HeadCell key={column.label} column={column} sort={sort} />
        ))}
        {actions && (
          <TableCell as="th" role="columnheader" scope="col" className={styles.actions ?? ''}>
            Actions
          </TableCell>
        )}
      </TableRow>
    </TableHead>
  )
}

function isSome(count: number, all: number): boolean {
  return count > 0 && count < all
}

function HeadCell<Item>({ column, sort }: { column: Column<Item>; sort: Props<Item>['sort'] }) {
  if (!column.sort || !sort) {
    return (
      <TableCell as="th" role="columnheader" scope="col">
        {column.label}
      </TableCell>
    )
  }
  const { ascending, descending } = column.sort
  const direction =
    sort.value === ascending ? 'ascending' : sort.value === descending ? 'descending' : undefined
  return (
    <TableCell as="th" role="columnheader" scope="col" aria-sort={direction ?? 'none'}>
      <Button
        variation="link"
        size="small"
        className={styles.sort ?? ''}
        onClick={() => sort.onChange(direction === 'ascending' && descending ? descending : ascending)}
      >
        {column.label}
        <span className={styles.arrow} data-direction={direction} aria-hidden="true" />
      </Button>
    </TableCell>
  )
}

/** An empty cell has nothing to hear, nor to see beside its label on a card. */
function orNone(value: ReactNode): ReactNode {
  return value === undefined || value === null || value === '' ? <None /> : value
}

function Row<Item extends Identified>(props: Props<Item> & { item: Item }) {
  const { item, columns, rowName, onOpen, actions, selection } = props
  const [first, ...others] = columns
  return (
    <TableRow
      role="row"
      data-row={item._id}
      aria-selected={selection ? selection.isSelected(item._id) : undefined}
    >
      {selection && (
        <TableCell role="cell" className={styles.tick ?? ''}>
          <input
            type="checkbox"
            aria-label={`Select ${rowName(item)}`}
            checked={selection.isSelected(item._id)}
            onChange={() => selection.toggle(item._id)}
          />
        </TableCell>
      )}
      <TableCell as="th" role="rowheader" scope="row" className={styles.name ?? ''}>
        {onOpen ? (
          <button type="button" className={styles.open} data-open-row onClick={() => onOpen(item)}>
            {isolated(first.cell(item))}
          </button>
        ) : (
          isolated(first.cell(item))
        )}
      </TableCell>
      {others.map(({ label, cell, isShort }) => (
        <TableCell key={label} role="cell" data-label={label} data-short={isShort}>
          {isolated(orNone(cell(item)))}
        </TableCell>
      ))}
      {actions && (
        <TableCell role="cell" className={styles.actions ?? ''}>
          <div>{actions(item)}</div>
        </TableCell>
      )}
    </TableRow>
  )
}

/** Keeps text of another script apart from the label on its card. */
function isolated(content: ReactNode): ReactNode {
  return typeof content === 'string' ? <bdi>{content}</bdi> : content
}
