import type { User } from './user'

/** How long a token is good for. */
export const tokenMinutes = 15

/** Days until someone who keeps coming back has to sign in again. */
export const sessionDays = 30

/** What signing in, or renewing a session, answers with; the renewal itself rides on a cookie. */
export interface Session {
  user: User
  /** The Cognito ID token, sent as the bearer token; good for 15 minutes. */
  token: string
}

/** The keys of local storage under which the session is kept (product.md, section 9). */
export const sessionStorageKey = 'user-storage'
export const tokenStorageKey = 'token'
