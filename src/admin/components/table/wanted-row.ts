import { type RefObject, useEffect } from 'react'
import { create } from 'zustand'
import { focusContent, isFocusFree } from '#lib/kept-focus'
import { focusIn } from './use-row-focus'

/** The id of the row that gets the focus once its list is read. */
const useWanted = create<{ id: string | undefined }>(() => ({ id: undefined }))

/**
 * Gives the focus to a row that was created or restored, after the form or the button that had the focus is
 * gone. The list that is shown next does it, once it is read: without such a row its heading gets the focus.
 * Nothing happens if the user has focused something else meanwhile.
 */
export function wantRow(id: string) {
  useWanted.setState({ id })
}

/** Focuses the wanted row of a list. `isRead` says that no read of the list is under way. */
export function useWantedRow(
  list: RefObject<HTMLElement | null>,
  rows: readonly string[],
  isRead: boolean,
): void {
  const id = useWanted((wanted) => wanted.id)
  const isShown = id !== undefined && rows.includes(id)
  useEffect(() => {
    if (id === undefined || !(isShown || isRead)) return
    useWanted.setState({ id: undefined })
    if (!isFocusFree()) return
    const row = isShown ? list.current?.querySelector(`[data-row="${CSS.escape(id)}"]`) : undefined
    if (row) focusIn(row)
    else focusHeading()
  }, [list, id, isShown, isRead])
}

/** Focuses the heading of the page, or its content where the heading takes no focus. */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1[tabindex]')
  if (heading) heading.focus()
  else focusContent()
}
