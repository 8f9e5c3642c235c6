import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { focusHeading } from '../table/wanted-row'

/** Not a character, so it also works while the user types. */
export const snackbarShortcut = 'F8'

/** The key moves the focus to the newest snackbar in `place`, Escape moves it back. */
export function useSnackbarShortcut(place: RefObject<HTMLElement | null>, isShown: boolean) {
  const origin = useRef<Element | null>(null)

  const leave = useCallback(() => {
    const { current: before } = origin
    if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus()
    else focusHeading()
  }, [])

  useEffect(() => {
    if (!isShown) return undefined
    function enter(event: KeyboardEvent) {
      const newest = place.current?.querySelector('[data-snackbar]:not([hidden])')
      if (event.key !== snackbarShortcut || !newest) return
      event.preventDefault()
      if (!place.current?.contains(document.activeElement)) origin.current = document.activeElement
      newest.querySelector('button')?.focus()
    }
    function leaveOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      event.preventDefault()
      // Escape would close the dialog that contains the snackbars.
      event.stopPropagation()
      leave()
    }
    const { current: element } = place
    document.addEventListener('keydown', enter)
    element?.addEventListener('keydown', leaveOnEscape)
    return () => {
      document.removeEventListener('keydown', enter)
      element?.removeEventListener('keydown', leaveOnEscape)
    }
  }, [place, isShown, leave])

  return { leave }
}
