import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { type Session, sessionStorageKey, tokenStorageKey } from '#domain/session'
import type { User } from '#domain/user'
import { callApi } from './api-client'
import { statusOf } from './api-error'

interface SessionState {
  user: User | null
  token: string | null
  verified: boolean
}

const empty: SessionState = { user: null, token: null, verified: false }

/** Who is signed in, kept in local storage under 'user-storage' (product.md, sections 3 and 9). */
export const useSession = create<SessionState>()(persist(() => empty, { name: sessionStorageKey }))

/** Keeps a session, and its token where every request finds it. */
export function keepSession({ user, token }: Session) {
  leaving = undefined
  localStorage.setItem(tokenStorageKey, token)
  useSession.setState({ user, token, verified: true })
}

/**
 * Forgets user and token here and ends the session at the server; the guard then leads to /login
 * (product.md, section 4).
 */
export async function signOut() {
  leaving = {}
  // First the call, which takes the token along: the server refuses it from then on.
  const ended = callApi('POST /users/logout')
  forgetSession()
  await ended.catch(() => undefined)
}

/** Forgets the session of who has changed their password, which has ended it at the server. */
export function leaveAfterPassword(email: string) {
  leaving = { email, hasNewPassword: true }
  forgetSession()
}

/**
 * What the sign-in page is told of someone who has left by themselves, and so doesn't mean to come back to
 * where they were.
 */
interface Leaving {
  email?: string
  /** Whether their password has just been set. */
  hasNewPassword?: true
}

/** Set while staff have ended their session here themselves. */
export function leavingWith(): Leaving | undefined {
  return leaving
}

let leaving: Leaving | undefined

/**
 * Renews the session from its cookie; true when it has been renewed, by this tab or by another. A refusal
 * ends the session here as well; no answer leaves it as it is.
 */
export function renewSession(): Promise<boolean> {
  const before = localStorage.getItem(tokenStorageKey)
  renewing ??= oneTabAtATime(() => renew(before)).finally(() => {
    renewing = undefined
  })
  return renewing
}

let renewing: Promise<boolean> | undefined

async function renew(before: string | null): Promise<boolean> {
  if (before !== null && ![before, null].includes(localStorage.getItem(tokenStorageKey))) {
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

/**
 * Each renewal replaces what the next one needs. Where there are no locks the server forgives two at once.
 */
function oneTabAtATime(work: () => Promise<boolean>): Promise<boolean> {
  const { locks } = navigator as { locks?: LockManager | null }
  return locks ? locks.request('session', work) : work()
}

/**
 * Waits until someone is signed in: true once they are, false once nobody waits for them any more (`giveUp`),
 * or where a session that could not be renewed for want of an answer is still there.
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

/** Lets everything fail that waits for a sign-in. */
export function giveUp() {
  for (const settle of waiting) settle(false)
}

const waiting = new Set<(signedIn: boolean) => void>()

function forgetSession() {
  localStorage.removeItem(tokenStorageKey)
  useSession.setState({ user: null, token: null, verified: true })
}

/** Follows a sign-in or sign-out that happens in another tab. Answers with a function that stops it. */
export function followOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === sessionStorageKey || key === null) void useSession.persist.rehydrate()
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
