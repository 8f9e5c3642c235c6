import { type RefObject, useEffect } from 'react'
import { create } from 'zustand'
import { focusContent, isFocusFree } from '#lib/kept-focus'
import { focusIn } from './use-row-focus'

interface Wanted {
  /** The row that gets the focus once its list is read. */
  id: string | undefined
  isAwaited?: boolean
  /** Where a dialog has returned the focus meanwhile. */
  returnedTo?: Element | null
}

const useWanted = create<Wanted>(() => ({ id: undefined }))

/** One of the lists that are being read may bring the row. */
const beingRead = new Set<RefObject<HTMLElement | null>>()

/**
 * Focuses a row that was created or restored, once its list is read, or else the heading. Not if the user has
 * focused something else meanwhile. A list that is shown already waits for `reading`. A list under a dialog
 * waits until that closes.
 */
export function focusRowWhenLoaded(id: string, reading?: Promise<unknown>) {
  useWanted.setState({ id, isAwaited: reading !== undefined, returnedTo: null })
  void reading?.finally(() => useWanted.setState({ isAwaited: false }))
}

/** Called by a dialog that has returned the focus. A wanted row still gets it. */
export function noteReturnedFocus() {
  useWanted.setState({ returnedTo: document.activeElement })
}

/** `isRead`: no read of this list is under way. */
export function useWantedRow(
  list: RefObject<HTMLElement | null>,
  rows: readonly string[],
  isRead: boolean,
): void {
  const id = useWanted((wanted) => wanted.id)
  const isAwaited = useWanted((wanted) => wanted.isAwaited)
  const returnedTo = useWanted((wanted) => wanted.returnedTo)
  const isShown = id !== undefined && rows.includes(id)

  useEffect(() => {
    if (isRead) return undefined
    beingRead.add(list)
    return () => void beingRead.delete(list)
  }, [list, isRead])

  useEffect(() => {
    if (id === undefined || !(isShown || (isRead && beingRead.size === 0 && !isAwaited))) return
    if (!isShown && rowOf(document, id)) return
    if (document.querySelector('dialog[open]')) return
    useWanted.setState({ id: undefined })
    if (!isFocusFree() && document.activeElement !== returnedTo) return
    const row = isShown ? rowOf(list.current, id) : undefined
    if (row) focusIn(row)
    else focusHeading()
  }, [list, id, isShown, isRead, isAwaited, returnedTo])
}

function rowOf(place: ParentNode | null, id: string): Element | null | undefined {
  return place?.querySelector(`[data-row="${CSS.escape(id)}"]`)
}

/** The content of the page, if the heading takes no focus. */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1[tabindex]')
  if (heading) heading.focus()
  else focusContent()
}
