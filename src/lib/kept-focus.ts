import { useEffect } from 'react'

/** Gives the focus to the content of the page, or to the dialog over it. */
export function focusContent(): void {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const start = dialog?.querySelector<HTMLElement>('button, a, input') ?? document.querySelector('main')
  start?.focus({ preventScroll: true })
}

/** Whether nothing but the content as a whole has the focus, so that something in it may take it. */
export function isFocusFree(): boolean {
  const { activeElement: focused } = document
  return focused === document.body || focused === document.querySelector('main')
}

/**
 * Gives the focus to the content when what had it is removed or disabled: the browser would begin again at
 * the top of the document, without a word to who listens. Code that knows a better place is first.
 */
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
    // A press beside all controls takes the focus away on purpose. Some browsers send this on a removal too.
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
