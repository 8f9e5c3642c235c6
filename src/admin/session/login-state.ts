import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * What the sign-in page and the one of a forgotten password tell each other. It comes with the browser's
 * history, so no link can bring it.
 */
export interface LoginState {
  /** The page of the admin area to come back to. */
  from?: string
  /** The e-mail address that was typed before. */
  email?: string
  /** Whether a new password has just been set for it. */
  hasNewPassword?: true
}

/**
 * The state of the page, which outlives a reload. The server knows nothing of it, so it is empty while React
 * takes over the page that the server rendered.
 */
export function useLoginState(): LoginState {
  const state = useLocation().state as LoginState | null
  const known = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return known && state ? state : {}
}

const neverChanges = () => () => undefined
