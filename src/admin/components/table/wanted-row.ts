import { useIsFetching } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import { create } from 'zustand'
import { focusContent, isFocusFree } from '#lib/kept-focus'
import { focusIn } from './use-row-focus'

interface Wanted {
  /** The row that gets the focus once its list is read. */
  id: string | undefined
  /** Where the last dialog has returned the focus. */
  returnedTo: Element | null
}

const useWanted = create<Wanted>(() => ({ id: undefined, returnedTo: null }))

/** Focuses a row that is created or restored once it is read, unless the user has moved on meanwhile. */
export function focusRowWhenLoaded(id: string) {
  useWanted.setState({ id })
}

/** Called by a dialog that has returned the focus. A wanted row still gets it. */
export function noteReturnedFocus() {
  useWanted.setState({ returnedTo: document.activeElement })
}

export function useWantedRow(
  list: RefObject<HTMLElement | null>,
  rows: readonly string[],
  isLoading = false,
): void {
  const { id, returnedTo } = useWanted()
  const isReading = useIsFetching() > 0 || isLoading
  const isShown = id !== undefined && rows.includes(id)

  useEffect(() => {
    if (id === undefined || (!isShown && (isReading || rowOf(document, id)))) return
    if (document.querySelector('dialog[open]')) return
    useWanted.setState({ id: undefined })
    if (!isFocusFree() && document.activeElement !== returnedTo) return
    const row = rowOf(list.current, id)
    if (row) focusIn(row)
    else focusHeading()
  }, [list, id, isShown, isReading, returnedTo])
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
