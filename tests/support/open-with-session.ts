import { expect, type Page } from '@playwright/test'
import { type Session, sessionStorageKey, tokenStorageKey } from '#domain/user/session'
import { demoAccount } from './demo-sign-in'

/**
 * Opens a page of the admin area with a session, without the sign-in form. The form has its own tests. The
 * page may be that of another product, by its whole address.
 */
export async function openWithSession(page: Page, path: string, account = demoAccount): Promise<Session> {
  const session = await giveSession(page, /^https?:/.test(path) ? new URL(path).origin : '', account)
  await page.goto(path)
  return session
}

/**
 * Signs in without opening a page: what opens next has the session. For tests that first make what they look
 * at, as each page that is loaded takes half a second of the processor.
 */
export async function giveSession(page: Page, origin = '', account = demoAccount): Promise<Session> {
  const response = await page.request.post(`${origin}/api/users/login`, { data: account })
  expect(response.ok()).toBe(true)
  const session = (await response.json()) as Session
  await page.addInitScript(
    ([storage, token, signedIn]) => {
      // Only once: the page may change the session later.
      if (sessionStorage.getItem('entered')) return
      sessionStorage.setItem('entered', 'yes')
      localStorage.setItem(token, signedIn.token)
      localStorage.setItem(storage, JSON.stringify({ state: { ...signedIn, verified: true }, version: 0 }))
    },
    [sessionStorageKey, tokenStorageKey, session] as const,
  )
  return session
}
