import { type MouseEvent, type ReactNode, useRef } from 'react'
import { ListMessage } from '#components/list-message'
import { Spinner } from '#components/spinner'
import type { Identified } from '../../calls/optimistic-changes'
import { useShownColumns } from './list-settings'
import { None } from './none'
import styles from './resource-table.module.css'
import { buttonInRow, useShortcuts } from './shortcuts'
import { TableHead } from './table-head'
import { roomOf, type TableParts } from './table-parts'
import { useRowFocus } from './use-row-focus'
import { useWantedRow } from './wanted-row'

/** Rows are cards in a narrow container. J, K and arrow keys move between rows; Enter opens one. */
export function ResourceTable<Item extends Identified>(props: TableParts<Item>) {
  const { label, page, bulk } = props
  const table = useRef<HTMLTableElement>(null)
  const nothing = useRef<HTMLDivElement>(null)
  const rows = page.items.map(({ _id }) => _id)
  const columns = useShownColumns(label, props.columns)
  const { step, ...focus } = useRowFocus(table, nothing, rows)
  useWantedRow(table, rows, page.state === 'loading' || page.isReading)
  useShortcuts(
    { j: () => step(1), k: () => step(-1), ArrowDown: () => step(1), ArrowUp: () => step(-1) },
    (key) => buttonInRow(table.current, key),
  )

  if (page.state === 'loading') return <Spinner label={`Loading ${label.toLowerCase()}...`} />
  if (page.state === 'failed') {
    const failed = props.failed ?? `Failed to load ${label.toLowerCase()}. Please try again later.`
    return <ListMessage onRetry={page.retry}>{failed}</ListMessage>
  }
  if (page.items.length === 0) {
    return (
      // A separate element, so that its focus goes to the rows when they are back.
      <div key="empty" ref={nothing} tabIndex={-1}>
        {/* Filters leave out what a page reads. */}
        <ListMessage>
          {page.next === undefined ? props.empty : 'None so far. Next looks further.'}
        </ListMessage>
      </div>
    )
  }
  return (
    <div className={styles.place} aria-busy={page.isStale} data-stale={page.isStale}>
      {bulk && <div className={`row ${styles.bulk}`}>{bulk}</div>}
      {/* Explicit roles: as cards the elements would lose their own. */}
      <table ref={table} role="table" aria-label={label} className={`panel ${styles.table}`}>
        <TableHead {...props} columns={columns} />
        <tbody role="rowgroup" onClickCapture={handleRowClick} {...focus}>
          {page.items.map((item) => (
            <Row key={item._id} {...props} columns={columns} item={item} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/**
 * The first click of a double click may have changed what the button does, or the row below the pointer. One
 * beside links and buttons shows the texts of a row whole, as the keyboard's focus does.
 */
function handleRowClick(event: MouseEvent) {
  const { target, detail } = event
  if (!(target instanceof Element)) return
  if (target.closest('a, button, input, select, label, summary')) {
    if (detail > 1 && target.closest('button')) event.stopPropagation()
  } else if (getSelection()?.isCollapsed !== false) target.closest('tr')?.toggleAttribute('data-whole')
}

function Row<Item extends Identified>(props: TableParts<Item> & { item: Item }) {
  const { item, columns, rowName, onOpen, openId, actions, selection } = props
  const [first, ...others] = columns
  const name = first.cell(item)
  return (
    <tr
      role="row"
      data-row={item._id}
      aria-selected={selection?.isSelected(item._id)}
      aria-current={item._id === openId || undefined}
    >
      {selection && (
        <td role="cell" className={`${styles.tick} screen-only`}>
          <label>
            <input
              type="checkbox"
              aria-keyshortcuts="s"
              aria-label={`Select ${rowName(item)}`}
              checked={selection.isSelected(item._id)}
              onChange={({ nativeEvent }) =>
                selection.toggle(item._id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
              }
            />
          </label>
        </td>
      )}
      <th role="rowheader" scope="row" title={tooltipOf(name)}>
        {onOpen ? (
          <button type="button" className={styles.open} data-open-row onClick={() => onOpen(item)}>
            {isolated(name)}
          </button>
        ) : (
          isolated(name)
        )}
      </th>
      {others.map((column) => {
        const content = column.cell(item)
        return (
          <td
            key={column.label}
            role="cell"
            data-label={column.label}
            data-room={roomOf(column)}
            data-wraps={column.wraps}
            title={column.wraps ? undefined : tooltipOf(content)}
          >
            {isolated(orNone(content))}
          </td>
        )
      })}
      {actions && (
        <td role="cell" className={styles.actions}>
          <div data-line className="row">
            {actions(item)}
          </div>
        </td>
      )}
    </tr>
  )
}

/** For the pointer: a long text is cut off. */
const tooltipOf = (content: ReactNode) => (typeof content === 'string' ? content : undefined)

/** An empty cell has nothing to hear, nor to see beside its label on a card. */
function orNone(value: ReactNode): ReactNode {
  return value === undefined || value === null || value === '' ? <None /> : value
}

/** Keeps text of another script apart from the label on its card. */
function isolated(content: ReactNode): ReactNode {
  return typeof content === 'string' ? <bdi>{content}</bdi> : content
}
