import { expect, type Page } from '@playwright/test'
import { type Session, sessionStorageKey, tokenStorageKey } from '#domain/session'
import { staff } from './sign-in'

/**
 * Opens a page of the admin area with a session, without the sign-in form. The form has its own tests. The
 * page may be that of another product, by its whole address.
 */
export async function enterAsStaff(page: Page, path: string, account = staff): Promise<Session> {
  const signIn = /^https?:/.test(path) ? new URL('/api/users/login', path).href : '/api/users/login'
  const response = await page.request.post(signIn, { data: account })
  expect(response.ok()).toBe(true)
  const session = (await response.json()) as Session
  await page.addInitScript(
    ([storage, token, given]) => {
      // Only once: the page may change the session later.
      if (sessionStorage.getItem('entered')) return
      sessionStorage.setItem('entered', 'yes')
      localStorage.setItem(token, given.token)
      localStorage.setItem(storage, JSON.stringify({ state: { ...given, verified: true }, version: 0 }))
    },
    [sessionStorageKey, tokenStorageKey, session] as const,
  )
  await page.goto(path)
  return session
}
