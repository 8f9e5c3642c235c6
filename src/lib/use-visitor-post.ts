import { useRef, useState, useSyncExternalStore } from 'react'
import { callApi } from './api-client'
import { ApiError } from './api-error'

type Outcome = { sent: true } | { sent: false; reason: string } | undefined

/**
 * Sends a visitor's form to the API. `reason` is the server's message; empty if the visitor cannot change the
 * cause. A form is sent once, however often its button is pressed.
 */
export function useVisitorPost(route: 'POST /reviews/create' | 'POST /messages') {
  const shownAt = useShownAt()
  const busyNow = useRef(false)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  async function post(form: HTMLFormElement): Promise<void> {
    if (busyNow.current) return
    busyNow.current = true
    setBusy(true)
    setOutcome(undefined)
    const body = new FormData(form)
    body.set('elapsedMs', String(Math.round(performance.now() - shownAt)))
    try {
      await callApi(route, { body })
      form.reset()
      setOutcome({ sent: true })
    } catch (error) {
      setOutcome({ sent: false, reason: reasonOf(error) })
    } finally {
      busyNow.current = false
      setBusy(false)
    }
  }

  /** Removes the message of success when the visitor begins anew. */
  function clear() {
    if (outcome?.sent) setOutcome(undefined)
  }

  return { busy, outcome, post, clear }
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.status < 500 ? error.message : ''
  return navigator.onLine ? '' : 'You are offline. What you have typed is kept.'
}

const never = () => () => undefined

/**
 * When the form appeared, in milliseconds since the page was opened. A form rendered by the server counts
 * from 0: people fill it in before hydration.
 */
function useShownAt(): number {
  const cameWithPage = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [shownAt] = useState(() => (cameWithPage ? 0 : performance.now()))
  return shownAt
}
