import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider'
import { AppError } from '#domain/errors'
import { sessionDays } from '#domain/session'
import { tableName } from '#table/client'
import { cognito } from './cognito'
import { type Item, keyOf } from '#table/keys'
import { getItems } from '#table/read'
import { put, remove, transact, type Write } from '#table/write'

/** A sign-in, with all renewals that came of it. */
export interface SignIn {
  /** The user's id. */
  id: string
  session: string
  /** In seconds since 1970. */
  signedInAt: number
}

/**
 * In seconds: longer than any function runs. Work that was begun before then and has not ended was cut off.
 */
const longestWork = 60

/**
 * Remembers that a session has ended, for as long as it could have been renewed: its tokens are refused from
 * now on, and no other session of the same user is touched.
 */
export async function rememberSignOut(sessionId: string, now: Date): Promise<void> {
  await transact([put({ ...keyOf.sessionEnd(sessionId), expiresAt: endOfSessions(now) })])
}

/** Whether a session has been ended, alone or with all others of its user. */
export async function isSignedOut(signIn: SignIn, now: Date): Promise<boolean> {
  const keys = [keyOf.signOut(signIn.id), keyOf.sessionEnd(signIn.session)]
  const items = await getItems(keys, { latest: true })
  return items.some((item) => endsSession(item, signIn, now))
}

/** Whether one of the two marks, of a user or of a session, ends a session. */
export function endsSession({ sk, signedOutAt = 0, begun = [] }: Item, signIn: SignIn, now: Date): boolean {
  if (sk === 'SESSION') return true
  const cutOff = [...(begun as Iterable<string>)]
    .map((each) => Number(each.split('.')[0]))
    .filter((since) => since + longestWork <= seconds(now))
  return signIn.signedInAt <= Math.max(Number(signedOutAt), ...cutOff)
}

/**
 * Ends all sessions of a user: Cognito renews none of them, their tokens are refused, and no browser is known
 * as one of theirs any more (functions/accounts/device). Tokens say the second of their sign-in, so that this
 * takes until the end of the present one: whoever signs in next does so later.
 */
export async function signOutEverywhere(userId: string): Promise<void> {
  const now = new Date()
  const mark = { ...keyOf.signOut(userId), signedOutAt: seconds(now), expiresAt: endOfSessions(now) }
  const everywhere = { UserPoolId: process.env.USER_POOL_ID, Username: userId }
  const steps = await Promise.allSettled([
    transact([put(mark), remove(keyOf.devices(userId))]),
    cognito().send(new AdminUserGlobalSignOutCommand(everywhere)),
  ])
  await endOfSecond(now)
  for (const step of steps) if (step.status === 'rejected') throw step.reason
}

/**
 * Does what has to end all sessions of a user, and then ends them. That it begins is written down before:
 * should it be cut off, or nothing be written after it, that ends the sessions a minute later. What is
 * refused signs nobody out.
 */
export async function thenSignOut(userId: string, work: () => Promise<unknown>): Promise<void> {
  const now = new Date()
  const begun = `${seconds(now)}.${randomUUID()}`
  await transact([changeBegun(userId, 'ADD', begun, now)])
  try {
    await work()
  } catch (error) {
    // Of a service that says nothing, or fails, nobody knows what it has done.
    await (isRefusal(error) ? takeBack(userId, begun, now) : endOfSecond(now))
    throw error
  }
  await signOutEverywhere(userId).catch(() => undefined)
}

/** Where that fails, the sessions end after all: who is signed out signs in again. */
async function takeBack(userId: string, begun: string, now: Date): Promise<void> {
  await transact([changeBegun(userId, 'DELETE', begun, now)]).catch(() => undefined)
}

/** What begins is one of a set: of two that begin at once, the end of one says nothing of the other. */
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

/** When nothing that began until now can be renewed any more, in seconds since 1970. */
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
