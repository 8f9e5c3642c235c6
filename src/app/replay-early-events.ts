import { recordedEarly } from './recorded-early'

/**
 * Holds the last click or submit before hydration: without it, Copy would do nothing, and Enter in the search
 * would reload the page. Links, commands and dialogs that close work without a script, so they are left
 * alone. Takes over what was pressed before this code ran. Returns a function that replays the held event and
 * stops holding.
 */
export function holdEarlyEvents(): () => void {
  const holding = new AbortController()
  const options = { capture: true, signal: holding.signal }
  const press = recordedEarly().press
  let act = press && (() => press.click())

  addEventListener('click', holdClick, options)
  addEventListener('submit', holdSubmit, options)

  function holdClick(event: Event) {
    const pressed = event.target instanceof Element && event.target.closest('button')
    if (!pressed || closesDialog(pressed.form) || obeysCommand(pressed)) return
    take(event, () => pressed.click())
  }

  function holdSubmit(event: Event) {
    const form = event.target as HTMLFormElement
    if (closesDialog(form)) return
    take(event, () => form.requestSubmit())
  }

  /** What has been hydrated already does not see it: it would be done twice. */
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

function closesDialog(form: HTMLFormElement | null): boolean {
  return form?.method === 'dialog'
}

/** Browsers that know commands open and close the menu by themselves (src/site/layout/drawer.tsx). */
function obeysCommand(button: HTMLButtonElement): boolean {
  return 'commandForElement' in button && button.commandForElement !== null
}
