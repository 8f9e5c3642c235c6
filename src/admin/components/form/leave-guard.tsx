import { useEffect, useEffectEvent } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router-dom'
import { confirm } from '../feedback/confirm-dialog'

/** True at once if there is no unsaved input. False for `save` too, which saves and then goes on. */
export async function confirmDiscard(isUnsaved: () => boolean, save?: () => void): Promise<boolean> {
  if (!isUnsaved()) return true
  return confirm({
    question: 'Leave without saving?',
    detail: 'What you have typed will be lost.',
    yes: 'Discard changes',
    no: 'Keep editing',
    other: save && { label: 'Save and go on', run: save },
  })
}

/** Asks for links, the back button and closing the tab. An ended session discards nothing here. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to, historyAction }) => {
    // A dialog replaces its own parameters. When it closes it asks by itself.
    const isLeft = from.pathname !== to.pathname || (historyAction !== 'REPLACE' && from.search !== to.search)
    return isLeft && isUnsaved()
  })

  useBeforeUnload((event) => {
    if (isUnsaved()) event.preventDefault()
  })

  const ask = useEffectEvent(() => {
    void confirmDiscard(isUnsaved).then((may) => (may ? blocker.proceed?.() : blocker.reset?.()))
  })

  // Once: it stays blocked for a moment after the answer, and may be rendered in that moment.
  useEffect(() => {
    if (blocker.state === 'blocked') ask()
  }, [blocker.state])

  return null
}
