import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * The state that the sign-in page and the forgotten-password page pass to each other. It is in the browser's
 * history, so no link can set it.
 */
export interface LoginState {
  /** The page of the admin area to come back to. */
  from?: string
  /** The e-mail address that was typed before. */
  email?: string
  /** Whether a code to reset the password was sent to it. */
  isCodeSent?: true
  /** Whether a new password has just been set for it. */
  hasNewPassword?: true
}

/**
 * The state of the page, which survives a reload. The server does not know it, so it is empty during
 * hydration.
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
