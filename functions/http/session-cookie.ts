import { sessionDays } from '#domain/user/session'
import { deviceLife } from '#functions/accounts/device'
import type { Renewal } from '#functions/accounts/renewed-session'

const cookieName = 'refresh'

/** Scripts and other sites cannot read it. It is sent to the account routes only. */
const rules = 'Path=/api/users; HttpOnly; Secure; SameSite=Strict'

/** The cookie lasts as long as Cognito's refresh tokens. Cognito ends the session. */
const maxAge = sessionDays * 24 * 60 * 60

export function cookieOf({ refreshToken, mark }: Renewal): string {
  return `${cookieName}=${refreshToken}:${mark}; Max-Age=${maxAge}; ${rules}`
}

export function renewalOf(cookies: Record<string, string>): Renewal {
  const [refreshToken = '', mark = ''] = (cookies[cookieName] ?? '').split(':')
  return { refreshToken, mark }
}

export const clearedCookie = `${cookieName}=; Max-Age=0; ${rules}`

/** Marks a browser that signed in before, so that strangers cannot lock it out (record 48). */
export const deviceCookieName = 'device'

export function deviceCookieOf(device: string): string {
  return `${deviceCookieName}=${device}; Max-Age=${deviceLife}; ${rules}`
}
