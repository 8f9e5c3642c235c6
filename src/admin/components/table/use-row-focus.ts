import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { isFocusFree } from '#lib/kept-focus'

/** The row `owner` is gone for now. `holder` has the focus until that row is back. */
interface Loan {
  owner: string
  holder: Element | null
}

/**
 * Moves the focus between rows (`data-row`; `rows` are the shown ids). If the focused row is removed, the
 * next one gets the focus, or the message of the empty list (`empty`). A row that comes back gets the focus
 * again, unless the user has moved it.
 */
export function useRowFocus(
  list: RefObject<HTMLElement | null>,
  empty: RefObject<HTMLElement | null>,
  rows: readonly string[],
) {
  /** The focused row, or the last one that was. */
  const place = useRef({ at: 0, isFocused: false })
  const focused = useRef<string>(undefined)
  const loan = useRef<Loan>(undefined)
  const order = rows.join()
  const shown = useRef(order)
  useEffect(() => {
    if (shown.current === order) return
    shown.current = order
    if (loan.current && returnFocus(list.current, loan.current)) loan.current = undefined
    else if (place.current.isFocused && isFocusFree()) {
      const owner = focused.current
      if (order === '') empty.current?.focus()
      else focusRow(list.current, place.current.at)
      loan.current = owner === undefined ? undefined : { owner, holder: document.activeElement }
    }
  }, [list, empty, order])

  function note({ target }: FocusEvent) {
    const all = rowsOf(list.current)
    const at = all.findIndex((each) => each.contains(target))
    place.current = { at, isFocused: true }
    focused.current = all[at]?.dataset['row']
    if (target !== loan.current?.holder) loan.current = undefined
  }

  /** Browsers may or may not send a blur event for a removed element. */
  function leave({ target }: FocusEvent) {
    if (target.isConnected) place.current.isFocused = false
  }

  /** The first row if none is focused. */
  function step(by: number) {
    const { at, isFocused } = place.current
    focusRow(list.current, isFocused ? at + by : 0)
  }

  return { step, onFocus: note, onBlur: leave }
}

/** False if the row is not back, or if the user has moved the focus. */
function returnFocus(list: HTMLElement | null, { owner, holder }: Loan): boolean {
  const { activeElement, body } = document
  const row = rowsOf(list).find((each) => each.dataset['row'] === owner)
  // When the row comes back, the message of the empty list goes, and its focus with it.
  const isLent = activeElement === holder || (activeElement === body && !holder?.isConnected)
  if (!row || !isLent) return false
  focusIn(row)
  return true
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
