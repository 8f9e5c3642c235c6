import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * The focus on its way from row to row. A row that goes with the focus in it, because it was deleted or
 * approved, hands it to the row that takes its place; keys go on from there. `rows` are the ids as they are
 * shown.
 */
export function useRowFocus(table: RefObject<HTMLTableElement | null>, rows: readonly string[]) {
  /** The place of the row that has the focus, or had it last. */
  const place = useRef({ at: 0, isFocused: false })
  const order = rows.join()
  const shown = useRef(order)
  useEffect(() => {
    if (shown.current === order) return
    shown.current = order
    if (place.current.isFocused && document.activeElement === document.body) {
      focusRow(table.current, place.current.at)
    }
  }, [table, order])

  function note({ target }: FocusEvent) {
    place.current = { at: rowsOf(table.current).findIndex((row) => row.contains(target)), isFocused: true }
  }

  /** An element that is taken away may or may not say that it loses the focus. */
  function leave({ target }: FocusEvent) {
    if (target.isConnected) place.current.isFocused = false
  }

  /** Focuses the row that many after the focused one; the first where none is. */
  function step(by: number) {
    const { at, isFocused } = place.current
    focusRow(table.current, isFocused ? at + by : 0)
  }

  return { step, onFocus: note, onBlur: leave }
}

function rowsOf(table: HTMLTableElement | null) {
  return [...(table?.querySelectorAll<HTMLTableRowElement>('tbody tr') ?? [])]
}

function focusRow(table: HTMLTableElement | null, at: number) {
  const rows = rowsOf(table)
  const row = rows[Math.max(0, Math.min(at, rows.length - 1))]
  const first = row?.querySelector('[data-open-row]') ?? row?.querySelector('input, button')
  if (first instanceof HTMLElement) first.focus()
}
