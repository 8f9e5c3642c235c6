import { expect, type Page } from '@playwright/test'
import { type Session, sessionStorageKey, tokenStorageKey } from '#domain/user/session'
import { demoAccount } from './demo-sign-in'

/** Opens a page of the admin area, or one of another product by its whole address, with a session. */
export async function openWithSession(page: Page, path: string, account = demoAccount): Promise<Session> {
  const session = await giveSession(page, /^https?:/.test(path) ? new URL(path).origin : '', account)
  await page.goto(path)
  return session
}

/** Signs in without opening a page, which takes half a second: what opens next has the session. */
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
