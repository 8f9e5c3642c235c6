import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider'
import { AppError } from '#domain/http/errors'
import { sessionDays } from '#domain/user/session'
import { accountOf, cognito } from './cognito'
import type { Item } from '#table/keys'
import { accountKeys } from './keys'
import { getItems } from '#table/read'
import { put, remove, transact, type Write, writeTo } from '#table/write'

export interface SignIn {
  id: string
  session: string
  /** In seconds since 1970. */
  signedInAt: number
}

/** Seconds; longer than any function runs. Work that began earlier and has not ended was interrupted. */
const longestWork = 60

/** Stored as long as the session could have been renewed. Other sessions of the user go on. */
export async function rememberSignOut(sessionId: string, now: Date): Promise<void> {
  await transact([put({ ...accountKeys.sessionEnd(sessionId), expiresAt: endOfSessions(now) })])
}

export async function isSignedOut(signIn: SignIn, now: Date): Promise<boolean> {
  const keys = [accountKeys.signOut(signIn.id), accountKeys.sessionEnd(signIn.session)]
  const items = await getItems(keys, { consistent: true })
  return items.some((item) => isSessionEndedBy(item, signIn, now))
}

export function isSessionEndedBy(
  { sk, signedOutAt = 0, begun = [] }: Item,
  signIn: SignIn,
  now: Date,
): boolean {
  if (sk === 'SESSION') return true
  const cutOff = [...(begun as Iterable<string>)]
    .map((each) => Number(each.split('.')[0]))
    .filter((since) => since + longestWork <= seconds(now))
  return signIn.signedInAt <= Math.max(Number(signedOutAt), ...cutOff)
}

/** Tokens have the second of their sign-in, so this waits for its end: later sign-ins stay valid. */
export async function signOutEverywhere(userId: string): Promise<void> {
  const now = new Date()
  const mark = { ...accountKeys.signOut(userId), signedOutAt: seconds(now), expiresAt: endOfSessions(now) }
  const steps = await Promise.allSettled([
    transact([put(mark), remove(accountKeys.devices(userId))]),
    cognito().send(new AdminUserGlobalSignOutCommand(accountOf(userId))),
  ])
  await endOfSecond(now)
  for (const step of steps) if (step.status === 'rejected') throw step.reason
}

/** Ends all sessions after the work, or a minute after an interruption. Refused work ends none. */
export async function signOutAfter(userId: string, work: () => Promise<unknown>): Promise<void> {
  const now = new Date()
  const begun = `${seconds(now)}.${randomUUID()}`
  await transact([changeBegun(userId, 'ADD', begun, now)])
  try {
    await work()
  } catch (error) {
    // If a service fails or does not answer, its work may be done or not.
    await (isRefusal(error) ? takeBack(userId, begun, now) : endOfSecond(now))
    throw error
  }
  await signOutEverywhere(userId).catch(() => undefined)
}

/** If this fails, the sessions end anyway: the person signs in again. */
async function takeBack(userId: string, begun: string, now: Date): Promise<void> {
  await transact([changeBegun(userId, 'DELETE', begun, now)]).catch(() => undefined)
}

/** A set, so that the end of one does not remove another that runs at the same time. */
function changeBegun(userId: string, action: 'ADD' | 'DELETE', begun: string, now: Date): Write {
  return writeTo('Update', accountKeys.signOut(userId), {
    UpdateExpression: `${action} begun :begun SET expiresAt = :until`,
    ExpressionAttributeValues: { ':begun': new Set([begun]), ':until': endOfSessions(now) },
  })
}

function isRefusal(error: unknown): boolean {
  if (error instanceof AppError) return true
  return error instanceof Error && '$fault' in error && error.$fault === 'client'
}

/** The last renewal of today's sessions, in seconds since 1970. */
function endOfSessions(now: Date): number {
  return seconds(now) + sessionDays * 24 * 60 * 60
}

async function endOfSecond(now: Date): Promise<void> {
  const left = (seconds(now) + 1) * 1000 - Date.now()
  if (left > 0) await pause(left)
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}
