import type { User } from './user'

export const tokenMinutes = 15

/** Days until an active person has to sign in again. */
export const sessionDays = 30

/** The answer to a sign-in or a renewal. The refresh token is in a cookie. */
export interface Session {
  user: User
  /** The Cognito ID token, sent as the bearer token; good for 15 minutes. */
  token: string
}

export const sessionStorageKey = 'user-storage'
export const tokenStorageKey = 'token'
