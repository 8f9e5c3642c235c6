import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { useDocumentEvent } from '#lib/use-document-event'
import { focusHeading } from '../table/wanted-row'

/** The key is no character, so it also works while the user types. */
export const snackbarShortcut = 'F8'

/** The key moves the focus to the newest snackbar in `place`, Escape (`onKeyDown`) moves it back. */
export function useSnackbarShortcut(place: RefObject<HTMLElement | null>, isShown: boolean) {
  const origin = useRef<Element | null>(null)

  useDocumentEvent('keydown', (event) => {
    const newest = place.current?.querySelector('[data-snackbar]:not([hidden])')
    if (!isShown || event.key !== snackbarShortcut || !newest) return
    event.preventDefault()
    if (!place.current?.contains(document.activeElement)) origin.current = document.activeElement
    newest.querySelector('button')?.focus()
  })

  function leave() {
    const { current: before } = origin
    if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus()
    else focusHeading()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    // Escape would close the dialog that contains the snackbars.
    event.stopPropagation()
    leave()
  }

  return { leave, onKeyDown }
}
