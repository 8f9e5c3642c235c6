import { type RefObject, useLayoutEffect } from 'react'

/** Closes a modal dialog by a press outside of it, in browsers without `closedby`. */
export function useBackdropClose(dialog: RefObject<HTMLDialogElement | null>) {
  // Before the dialog is visible: a press may come at once.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || 'closedBy' in HTMLDialogElement.prototype) return undefined
    const closeOutside = (event: MouseEvent) => {
      // A press on the dialog's padding has the dialog as its target too.
      if (event.target === element && !isInside(element.getBoundingClientRect(), event)) element.close()
    }
    element.addEventListener('click', closeOutside)
    return () => element.removeEventListener('click', closeOutside)
  }, [dialog])
}

function isInside({ left, right, top, bottom }: DOMRect, { clientX, clientY }: MouseEvent): boolean {
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}
