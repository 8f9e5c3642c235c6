import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { isFocusFree } from '#lib/kept-focus'

/** What had the focus in a row: its place among the row's controls. */
interface Control {
  row: string
  at: number
}

/** The focus that `owner` had, and that `holder` has while the owner's row is away. */
interface Loan {
  owner: Control
  holder: Element | null
}

/**
 * Moves the focus between rows, which have `data-row`. If the focused row is removed, because it was deleted
 * or approved, the row that takes its place gets the focus, and the notice of the empty list (`empty`) after
 * the last one. If the row comes back, because the server has refused, it has the focus again unless the user
 * has moved it meanwhile. `rows` are the shown ids.
 */
export function useRowFocus(
  list: RefObject<HTMLElement | null>,
  empty: RefObject<HTMLElement | null>,
  rows: readonly string[],
) {
  /** The index of the focused row, or of the one that had the focus last. */
  const place = useRef({ at: 0, isFocused: false })
  const focused = useRef<Control>(undefined)
  const loan = useRef<Loan>(undefined)
  const order = rows.join()
  const shown = useRef(order)
  useEffect(() => {
    if (shown.current === order) return
    shown.current = order
    if (loan.current && payBack(list.current, loan.current)) loan.current = undefined
    else if (place.current.isFocused && isFocusFree()) {
      const owner = focused.current
      if (order === '') empty.current?.focus()
      else focusRow(list.current, place.current.at)
      loan.current = owner && { owner, holder: document.activeElement }
    }
  }, [list, empty, order])

  function note({ target }: FocusEvent) {
    const all = rowsOf(list.current)
    const at = all.findIndex((each) => each.contains(target))
    place.current = { at, isFocused: true }
    const row = all[at]
    focused.current = row && {
      row: row.dataset['row'] ?? '',
      at: controlsOf(row).findIndex((each) => each === target),
    }
    if (target !== loan.current?.holder) loan.current = undefined
  }

  /** Browsers may or may not send a blur event for a removed element. */
  function leave({ target }: FocusEvent) {
    if (target.isConnected) place.current.isFocused = false
  }

  /** Focuses another row, `by` rows away; the first row if none is focused. */
  function step(by: number) {
    const { at, isFocused } = place.current
    focusRow(list.current, isFocused ? at + by : 0)
  }

  return { step, onFocus: note, onBlur: leave }
}

/** Gives the focus back to a row that is there again. False if it is not, or if the user has moved it. */
function payBack(list: HTMLElement | null, { owner, holder }: Loan): boolean {
  const { activeElement, body } = document
  const row = rowsOf(list).find((each) => each.dataset['row'] === owner.row)
  // The notice of the empty list goes, and its focus with it, when the row comes back.
  const isLent = activeElement === holder || (activeElement === body && !holder?.isConnected)
  if (!row || !isLent) return false
  controlsOf(row)[owner.at]?.focus()
  return true
}

function controlsOf(row: Element) {
  return [...row.querySelectorAll<HTMLElement>('a, button, input')]
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
