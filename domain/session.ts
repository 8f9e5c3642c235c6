import type { User } from './user'

/** How long a token is good for. */
export const tokenMinutes = 15

/** What signing in, or renewing a session, answers with; the renewal itself rides on a cookie. */
export interface Session {
  user: User
  /** The Cognito ID token, sent as the bearer token; good for 15 minutes. */
  token: string
}

/** The Cognito pool of the staff, as the browser finds it to set a password there. None of it is secret. */
export interface UserPool {
  userPoolId: string
  userPoolClientId: string
  /** The origin that Cognito answers at. */
  endpoint: string
}

/** The keys of local storage under which the session is kept (section 9). */
export const sessionStorageKey = 'user-storage'
export const tokenStorageKey = 'token'
