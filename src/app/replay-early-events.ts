import { recordedEarly } from './recorded-early'

/**
 * Holds the last click or submit before hydration: without it, Copy would do nothing, and Enter in the search
 * would reload the page. Not for commands, closing of dialogs, and links but the one to more of a list: they
 * work without a script. Returns a function that replays the event and stops holding.
 */
export function holdEarlyEvents(): () => void {
  const holding = new AbortController()
  const options = { capture: true, signal: holding.signal }
  const press = recordedEarly().press
  let act = press && (() => press.click())

  addEventListener('click', holdClick, options)
  addEventListener('submit', holdSubmit, options)

  function holdClick(event: Event) {
    const pressed =
      event.target instanceof Element && event.target.closest<HTMLButtonElement>('button, a[rel=next]')
    if (!pressed || closesDialog(pressed.form) || obeysCommand(pressed)) return
    take(event, () => pressed.click())
  }

  function holdSubmit(event: Event) {
    const form = event.target as HTMLFormElement
    if (closesDialog(form)) return
    take(event, () => form.requestSubmit())
  }

  /** Hydrated parts do not see the event: they would handle it twice. */
  function take(event: Event, later: () => void) {
    event.preventDefault()
    event.stopImmediatePropagation()
    act = later
  }

  return () => {
    holding.abort()
    act?.()
  }
}

const closesDialog = (form: HTMLFormElement | null): boolean => form?.method === 'dialog'

/** Browsers with commands open and close the menu themselves (src/site/layout/drawer.tsx). */
const obeysCommand = (button: HTMLButtonElement): boolean =>
  'commandForElement' in button && button.commandForElement !== null
