import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { type Session, sessionStorageKey, tokenStorageKey } from '#domain/user/session'
import type { User } from '#domain/user/user'
import { callApi } from '#lib/api-client'
import { httpStatusOf } from '#lib/api-error'
import { browserStorage } from '#lib/browser-storage'

interface SessionState {
  user: User | null
  token: string | null
  verified: boolean
}

const empty: SessionState = { user: null, token: null, verified: false }

/** If storage is blocked, nobody is signed in, and the sign-in page says why. */
const noStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

export const useSession = create<SessionState>()(
  persist(() => empty, {
    name: sessionStorageKey,
    storage: createJSONStorage(() => browserStorage() ?? noStorage),
  }),
)

/** Stores a session, with its token for every request. Throws without a user or a token. */
export function keepSession({ user, token }: Partial<Session>) {
  if (!user || !token) throw new Error('The session has no user or no token.')
  leaving = undefined
  browserStorage()?.setItem(tokenStorageKey, token)
  useSession.setState({ user, token, verified: true })
}

/** Ends the session at the server too. The guard then leads to /login. */
export async function signOut() {
  leaving = {}
  // Before the token is removed, which the call needs. Afterwards the server refuses it.
  const ended = callApi('POST /users/logout')
  forgetSession()
  await ended.catch(() => undefined)
}

/** The server has ended the session of a user who changed their password. */
export function signOutAfterPasswordChange(email: string) {
  leaving = { email, hasNewPassword: true }
  forgetSession()
}

/** The user left on purpose, so the sign-in page does not return to the last page. */
interface Leaving {
  email?: string
  hasNewPassword?: true
}

/** Set while staff end their own session. */
export function pendingSignOut(): Leaving | undefined {
  return leaving
}

let leaving: Leaving | undefined

/** Resolves to whether this tab or another one has renewed the session. If the server refuses, it ends. */
export function renewSession(): Promise<boolean> {
  const before = storedToken()
  renewing ??= oneTabAtATime(() => renew(before)).finally(() => {
    renewing = undefined
  })
  return renewing
}

let renewing: Promise<boolean> | undefined

async function renew(before: string | null): Promise<boolean> {
  if (before !== null && ![before, null].includes(storedToken())) {
    await useSession.persist.rehydrate()
    return true
  }
  try {
    keepSession(await callApi('POST /users/refresh'))
    return true
  } catch (error) {
    if (httpStatusOf(error) === 401) forgetSession()
    return false
  }
}

/** Each renewal replaces the refresh token. Without locks the server tolerates two renewals at once. */
function oneTabAtATime(work: () => Promise<boolean>): Promise<boolean> {
  const { locks } = navigator as { locks?: LockManager | null }
  return locks ? locks.request('session', work) : work()
}

/** False after `cancelWaitingCalls`, or at once if there is still a token. */
export function waitForSignIn(): Promise<boolean> {
  if (useSession.getState().token) return Promise.resolve(false)
  return new Promise((resolve) => {
    const settle = (signedIn: boolean) => {
      waiting.delete(settle)
      stop()
      resolve(signedIn)
    }
    const stop = useSession.subscribe(({ token }) => token && settle(true))
    waiting.add(settle)
  })
}

/** Calls that wait for a sign-in fail. */
export function cancelWaitingCalls() {
  for (const settle of waiting) settle(false)
}

const waiting = new Set<(signedIn: boolean) => void>()

function storedToken(): string | null {
  return browserStorage()?.getItem(tokenStorageKey) ?? null
}

function forgetSession() {
  browserStorage()?.removeItem(tokenStorageKey)
  useSession.setState({ user: null, token: null, verified: true })
}

export function followOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === sessionStorageKey || key === null) void useSession.persist.rehydrate()
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
