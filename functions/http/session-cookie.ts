import { sessionDays } from '#domain/session'
import { deviceLife } from '#functions/accounts/device'

export const cookieName = 'refresh'

/** Out of reach of scripts and of other sites, and sent to nothing but the calls on accounts. */
const rules = 'Path=/api/users; HttpOnly; Secure; SameSite=Strict'

/** As long as Cognito's own refresh tokens; it is Cognito that ends a session. */
const maxAge = sessionDays * 24 * 60 * 60

/** Keeps what renews a session. */
export function cookieOf(refreshToken: string): string {
  return `${cookieName}=${refreshToken}; Max-Age=${maxAge}; ${rules}`
}

/** Takes it back. */
export const clearedCookie = `${cookieName}=; Max-Age=0; ${rules}`

/** What tells a browser that has signed in before, so that strangers can't shut it out (record 48). Only staff get one. */
export const deviceCookieName = 'device'

export function deviceCookieOf(device: string): string {
  return `${deviceCookieName}=${device}; Max-Age=${deviceLife}; ${rules}`
}
