import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Answer } from '#domain/api/api'
import { type FormPath, type formRoutes, sentParameter } from '#domain/routes/form-routes'
import { callApi } from './api-client'
import { ApiError } from './api-error'
import { useRefusedForm } from './refused-form'
import { useIsHydrating } from './use-is-hydrating'
import { useOnline } from './use-online'
import { useSingleFlight } from './use-single-flight'

/** Calls of forms whose path contains no id. */
type Post = Exclude<NonNullable<(typeof formRoutes)[FormPath]['call']>, `${string}{${string}`>

type Outcome = { sent: true } | { sent: false; error: unknown }

export type VisitorPost = ReturnType<typeof useVisitorPost>

/** `reason` is the server's message, or ''. A form is sent once, however often its button is pressed. */
export function useVisitorPost<Route extends Post>(route: Route, onSent?: (answer: Answer<Route>) => void) {
  const shownAt = useShownAt()
  const { posted, forget } = usePostedOutcome()
  const isOnline = useOnline()
  const [outcome, setOutcome] = useState<Outcome>()

  const { run: post, isRunning: busy } = useSingleFlight(async (form: HTMLFormElement) => {
    const body = new FormData(form)
    body.set('elapsedMs', String(Math.round(performance.now() - shownAt)))
    setOutcome(undefined)
    try {
      const answer = await callApi(route, { body })
      onSent?.(answer)
      setOutcome({ sent: true })
      form.reset()
    } catch (error) {
      setOutcome({ sent: false, error })
    }
  })

  function clear() {
    forget()
    if (outcome?.sent) setOutcome(undefined)
  }

  return {
    busy,
    outcome: outcome?.sent === false ? refusedBy(outcome.error, isOnline) : (outcome ?? posted),
    post,
    clear,
  }
}

/** Posted without JavaScript: success is in the address, a refusal's reason on its page. */
function usePostedOutcome() {
  const { refusal, fields } = useRefusedForm()
  const [search] = useSearchParams()
  const [isForgotten, setForgotten] = useState(false)
  const isSent = search.has(sentParameter) && !isForgotten
  const refused = refusal === undefined ? undefined : { sent: false as const, reason: refusal, fields }
  return { posted: isSent ? { sent: true as const } : refused, forget: () => setForgotten(true) }
}

function refusedBy(error: unknown, isOnline: boolean) {
  if (error instanceof ApiError) {
    return { sent: false as const, reason: error.status < 500 ? error.message : '', fields: error.fields }
  }
  const reason = isOnline ? '' : 'You are offline. What you have typed is kept.'
  return { sent: false as const, reason, fields: {} as Record<string, string> }
}

/** Milliseconds from opening to sending. A form of the server counts from 0. */
function useShownAt(): number {
  const cameWithPage = useIsHydrating()
  const [shownAt] = useState(() => (cameWithPage ? 0 : performance.now()))
  return shownAt
}
