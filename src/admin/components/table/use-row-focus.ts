import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { isFocusFree } from '#lib/kept-focus'

/** Moves the focus between rows (`data-row`), to the next one when one is removed, or to `empty`. */
export function useRowFocus(
  list: RefObject<HTMLElement | null>,
  empty: RefObject<HTMLElement | null>,
  rows: readonly string[],
) {
  /** The focused row, or the last one that was. */
  const place = useRef({ at: 0, isFocused: false })
  const order = rows.join()
  const shown = useRef(order)
  useEffect(() => {
    if (shown.current === order) return
    shown.current = order
    if (!place.current.isFocused || !isFocusFree()) return
    if (order === '') empty.current?.focus()
    else focusRow(list.current, place.current.at)
  }, [list, empty, order])

  function note({ target }: FocusEvent) {
    const at = rowsOf(list.current).findIndex((each) => each.contains(target))
    place.current = { at, isFocused: true }
  }

  /** Browsers may or may not send a blur event for a removed element. */
  function leave({ target }: FocusEvent) {
    if (target.isConnected) place.current.isFocused = false
  }

  function step(by: number) {
    const { at, isFocused } = place.current
    focusRow(list.current, isFocused ? at + by : 0)
  }

  return { step, onFocus: note, onBlur: leave }
}

function rowsOf(list: HTMLElement | null) {
  return [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
}

function focusRow(list: HTMLElement | null, at: number) {
  const rows = rowsOf(list)
  const row = rows[Math.max(0, Math.min(at, rows.length - 1))]
  if (row) focusIn(row)
}

/** Focuses what opens the row, or else its first control. */
export function focusIn(row: Element) {
  const first = row.querySelector('[data-open-row]') ?? row.querySelector('input, button')
  if (first instanceof HTMLElement) first.focus()
}
