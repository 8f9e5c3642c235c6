import { useEffect } from 'react'

/** Focuses the open dialog, or the main content if no dialog is open. */
export function focusContent(): void {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const start = dialog?.querySelector<HTMLElement>('button, a, input') ?? document.querySelector('main')
  start?.focus({ preventScroll: true })
}

export function isFocusFree(): boolean {
  const { activeElement: focused } = document
  return focused === document.body || focused === document.querySelector('main')
}

/** Focuses the content when the focused element is removed or disabled. */
export function useKeptFocus(): void {
  useEffect(() => {
    const watching = new AbortController()
    let last: EventTarget | null = null
    const isGone = () => last instanceof Element && (!last.isConnected || last.matches(':disabled'))
    const keep = () => {
      if (isGone() && document.activeElement === document.body) focusContent()
    }
    // Effects of the same change run before the next frame is over.
    const observer = new MutationObserver(() => {
      if (isGone()) requestAnimationFrame(() => setTimeout(keep))
    })
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['disabled'] })
    addEventListener('focusin', ({ target }) => (last = target), watching)
    // A press beside all controls removes the focus on purpose. Some browsers send this on a removal too.
    const forget = () => {
      if (!isGone() && document.activeElement === document.body) last = null
    }
    addEventListener('focusout', () => setTimeout(forget), watching)
    return () => {
      watching.abort()
      observer.disconnect()
    }
  }, [])
}
