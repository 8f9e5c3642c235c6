import { useEffect, useRef, useState } from 'react'
import { callApi } from './api-client'
import { ApiError } from './api-error'

type Outcome = { sent: true } | { sent: false; reason: string } | undefined

/**
 * Sends a visitor's form to the API as it stands. `reason` is what the server says is wrong with it; empty where
 * nothing the visitor could change is. A form is sent once, however often its button is pressed.
 */
export function useVisitorPost(route: 'POST /reviews/create' | 'POST /messages') {
  const shownAt = useRef(0)
  const busyNow = useRef(false)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  useEffect(() => {
    shownAt.current = performance.now()
  }, [])

  async function post(form: HTMLFormElement): Promise<void> {
    if (busyNow.current) return
    busyNow.current = true
    setBusy(true)
    setOutcome(undefined)
    const body = new FormData(form)
    body.set('elapsedMs', String(Math.round(performance.now() - shownAt.current)))
    try {
      await callApi(route, { body })
      form.reset()
      setOutcome({ sent: true })
    } catch (error) {
      const isTheirs = error instanceof ApiError && error.status < 500
      setOutcome({ sent: false, reason: isTheirs ? error.message : '' })
    } finally {
      busyNow.current = false
      setBusy(false)
    }
  }

  return { busy, outcome, post }
}
