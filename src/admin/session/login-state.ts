import { useLocation } from 'react-router-dom'
import { useIsHydrating } from '#lib/use-is-hydrating'

/** In the browser's history, so that no link can set it. */
export interface LoginState {
  /** The page of the admin area to return to. */
  from?: string | undefined
  email?: string
  isCodeSent?: true
  hasNewPassword?: true
}

/** Survives a reload. Empty during hydration: the server does not know it. */
export function useLoginState(): LoginState {
  const state = useLocation().state as LoginState | null
  return useIsHydrating() || !state ? {} : state
}
