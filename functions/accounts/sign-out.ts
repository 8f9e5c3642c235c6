import { setTimeout as pause } from 'node:timers/promises'
import { AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider'
import { sessionDays, tokenMinutes } from '#domain/session'
import { cognito } from './cognito'
import { keyOf } from '#table/keys'
import { getItem } from '#table/read'
import { put, remove, transact } from '#table/write'

/**
 * Remembers that a session has ended, for as long as it could have been renewed: its tokens are refused from now on,
 * and no other session of the same user is touched.
 */
export async function rememberSignOut(sessionId: string, now: Date): Promise<void> {
  const expiresAt = seconds(now) + sessionDays * 24 * 60 * 60
  await transact([put({ ...keyOf.sessionEnd(sessionId), expiresAt })])
}

/** Whether a session has been ended. */
export async function isSignedOut(sessionId: string): Promise<boolean> {
  return (await getItem(keyOf.sessionEnd(sessionId), { latest: true })) !== undefined
}

/**
 * Ends all sessions of a user: Cognito renews none of them, the tokens that are out are refused, and no browser is known
 * as one of theirs any more (functions/accounts/device). Tokens say the
 * second in which they were given out, so that this takes until the end of the present one: whoever signs in next has
 * a later token.
 */
export async function signOutEverywhere(userId: string): Promise<void> {
  const everywhere = { UserPoolId: process.env.USER_POOL_ID, Username: userId }
  await cognito().send(new AdminUserGlobalSignOutCommand(everywhere))
  const signedOutAt = seconds(new Date())
  const mark = { ...keyOf.signOut(userId), signedOutAt, expiresAt: signedOutAt + (tokenMinutes + 1) * 60 }
  await transact([put(mark), remove(keyOf.devices(userId))])
  const left = (signedOutAt + 1) * 1000 - Date.now()
  if (left > 0) await pause(left)
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}
