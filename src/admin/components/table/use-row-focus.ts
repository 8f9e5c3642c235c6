import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus between rows. If the focused row is removed, because it was deleted or approved, the row
 * that takes its place gets the focus. `rows` are the shown ids.
 */
export function useRowFocus(table: RefObject<HTMLTableElement | null>, rows: readonly string[]) {
  /** The index of the focused row, or of the one that had the focus last. */
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

  /** Browsers may or may not send a blur event for a removed element. */
  function leave({ target }: FocusEvent) {
    if (target.isConnected) place.current.isFocused = false
  }

  /** Focuses another row, `by` rows away; the first row if none is focused. */
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
