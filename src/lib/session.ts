import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { type Session, sessionStorageKey, tokenStorageKey } from '#domain/user/session'
import type { User } from '#domain/user/user'
import { callApi } from './api-client'
import { statusOf } from './api-error'
import { browserStorage } from './browser-storage'

interface SessionState {
  user: User | null
  token: string | null
  verified: boolean
}

const empty: SessionState = { user: null, token: null, verified: false }

/** Where storage is blocked, nobody is signed in, and the sign-in page says why. */
const noStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

/** The signed-in user, stored in local storage under 'user-storage'. */
export const useSession = create<SessionState>()(
  persist(() => empty, {
    name: sessionStorageKey,
    storage: createJSONStorage(() => browserStorage() ?? noStorage),
  }),
)

/** Stores a session, with its token where every request finds it. */
export function keepSession({ user, token }: Session) {
  leaving = undefined
  browserStorage()?.setItem(tokenStorageKey, token)
  useSession.setState({ user, token, verified: true })
}

/** Removes user and token and ends the session at the server. The guard then leads to /login. */
export async function signOut() {
  leaving = {}
  // The call goes first, with the token. From then on the server refuses it.
  const ended = callApi('POST /users/logout')
  forgetSession()
  await ended.catch(() => undefined)
}

/** Removes the session of a user who changed their password: the server has ended it. */
export function leaveAfterPassword(email: string) {
  leaving = { email, hasNewPassword: true }
  forgetSession()
}

/** Tells the sign-in page that the user left on purpose. It then does not return to the last page. */
interface Leaving {
  email?: string
  /** Whether their password was just changed. */
  hasNewPassword?: true
}

/** Set while staff end their own session. */
export function leavingWith(): Leaving | undefined {
  return leaving
}

let leaving: Leaving | undefined

/**
 * Renews the session from its cookie. True if this tab or another renewed it. A refusal ends the session here
 * too; without an answer it stays.
 */
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
    if (statusOf(error) === 401) forgetSession()
    return false
  }
}

/** Each renewal replaces the refresh token. Without locks the server tolerates two at once. */
function oneTabAtATime(work: () => Promise<boolean>): Promise<boolean> {
  const { locks } = navigator as { locks?: LockManager | null }
  return locks ? locks.request('session', work) : work()
}

/**
 * Waits for a sign-in. True after it; false after `giveUp`, or if a session that could not be renewed for
 * lack of an answer is still there.
 */
export function untilSignedIn(): Promise<boolean> {
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

/** Fails everything that waits for a sign-in. */
export function giveUp() {
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

/** Follows sign-ins and sign-outs of other tabs. Returns a function that stops it. */
export function followOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === sessionStorageKey || key === null) void useSession.persist.rehydrate()
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
