import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider'
import { variable } from '#functions/environment'
import { AppError } from '#domain/http/errors'
import { sessionDays } from '#domain/user/session'
import { tableName } from '#table/client'
import { cognito } from './cognito'
import type { Item } from '#table/keys'
import { keyOf } from './keys'
import { getItems } from '#table/read'
import { put, remove, transact, type Write } from '#table/write'

/** A sign-in with all its renewals. */
export interface SignIn {
  /** The user's id. */
  id: string
  session: string
  /** In seconds since 1970. */
  signedInAt: number
}

/** Seconds; longer than any function runs. Work that began earlier and has not ended was interrupted. */
const longestWork = 60

/**
 * Stores that a session has ended, for as long as it could have been renewed. Its tokens are refused from now
 * on. Other sessions of the user go on.
 */
export async function rememberSignOut(sessionId: string, now: Date): Promise<void> {
  await transact([put({ ...keyOf.sessionEnd(sessionId), expiresAt: endOfSessions(now) })])
}

/** Whether a session has ended, alone or with all sessions of its user. */
export async function isSignedOut(signIn: SignIn, now: Date): Promise<boolean> {
  const keys = [keyOf.signOut(signIn.id), keyOf.sessionEnd(signIn.session)]
  const items = await getItems(keys, { latest: true })
  return items.some((item) => endsSession(item, signIn, now))
}

/** Whether a stored sign-out, of a user or of a session, ends a session. */
export function endsSession({ sk, signedOutAt = 0, begun = [] }: Item, signIn: SignIn, now: Date): boolean {
  if (sk === 'SESSION') return true
  const cutOff = [...(begun as Iterable<string>)]
    .map((each) => Number(each.split('.')[0]))
    .filter((since) => since + longestWork <= seconds(now))
  return signIn.signedInAt <= Math.max(Number(signedOutAt), ...cutOff)
}

/**
 * Ends all sessions of a user: none can be renewed, their tokens are refused, and no browser is known as
 * theirs (functions/accounts/device). A token has the second of its sign-in, so this waits until the present
 * second is over: later sign-ins stay valid.
 */
export async function signOutEverywhere(userId: string): Promise<void> {
  const now = new Date()
  const mark = { ...keyOf.signOut(userId), signedOutAt: seconds(now), expiresAt: endOfSessions(now) }
  const everywhere = { UserPoolId: variable('USER_POOL_ID'), Username: userId }
  const steps = await Promise.allSettled([
    transact([put(mark), remove(keyOf.devices(userId))]),
    cognito().send(new AdminUserGlobalSignOutCommand(everywhere)),
  ])
  await endOfSecond(now)
  for (const step of steps) if (step.status === 'rejected') throw step.reason
}

/**
 * Runs work that must end all sessions of a user, and then ends them. Its start is stored first: if it is
 * interrupted or nothing can be stored afterwards, the sessions end a minute later. Refused work ends no
 * session.
 */
export async function thenSignOut(userId: string, work: () => Promise<unknown>): Promise<void> {
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

/** The starts are a set. Of two at once, the end of one does not remove the other. */
function changeBegun(userId: string, action: 'ADD' | 'DELETE', begun: string, now: Date): Write {
  const Update = {
    TableName: tableName(),
    Key: keyOf.signOut(userId),
    UpdateExpression: `${action} begun :begun SET expiresAt = :until`,
    ExpressionAttributeValues: { ':begun': new Set([begun]), ':until': endOfSessions(now) },
  }
  return { item: { Update } }
}

function isRefusal(error: unknown): boolean {
  if (error instanceof AppError) return true
  return error instanceof Error && '$fault' in error && error.$fault === 'client'
}

/** When no session that exists now can be renewed any more, in seconds since 1970. */
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
