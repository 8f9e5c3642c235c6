/**
 * Holds back the last thing someone did to a button or a form before React took over: pressing Copy would do
 * nothing, and Enter in the search would load the page again. Links and dialogs that close need no script and
 * are left alone. Returns the function that stops holding, and does what was held.
 */
export function holdEarlyEvents(): () => void {
  const holding = new AbortController()
  const options = { capture: true, signal: holding.signal }
  let act: (() => void) | undefined

  addEventListener('click', holdClick, options)
  addEventListener('submit', holdSubmit, options)

  function holdClick(event: Event) {
    const pressed = event.target instanceof Element && event.target.closest('button')
    if (!pressed || closesDialog(pressed.form)) return
    event.preventDefault()
    act = () => pressed.click()
  }

  function holdSubmit(event: Event) {
    const form = event.target as HTMLFormElement
    if (closesDialog(form)) return
    event.preventDefault()
    act = () => form.requestSubmit()
  }

  return () => {
    holding.abort()
    act?.()
  }
}

function closesDialog(form: HTMLFormElement | null): boolean {
  return form?.method === 'dialog'
}
