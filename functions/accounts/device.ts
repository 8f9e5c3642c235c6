import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { accountKeys } from './keys'
import { getItem } from '#table/read'
import { secretAt } from '#table/secret'

/** In seconds, from the last sign-in. */
export const deviceLife = 180 * 24 * 60 * 60

const cookieForm = /^([\w-]{1,64})\.([\w-]{22})\.([\w-]{43})\.([\w-]{43})$/

/** Undefined for an invalid cookie, and for one of another account than the named one. */
export async function knownDevice(cookie: string, now: Date, email?: string): Promise<string | undefined> {
  const [, userId = '', device = '', account = '', signature = ''] = cookieForm.exec(cookie) ?? []
  if (userId === '') return undefined
  const keyItem = await getItem(accountKeys.devices(userId))
  if (typeof keyItem?.secret !== 'string' || Number(keyItem.expiresAt) * 1000 <= now.getTime())
    return undefined
  if (!isSame(signature, sign(keyItem.secret, [userId, device, account]))) return undefined
  if (email !== undefined && !isSame(account, sign(keyItem.secret, [email]))) return undefined
  return `${userId}.${device}`
}

/** Returns the cookie's value. The key of its signature is random for each account, and only in the table. */
export async function rememberDevice(
  { userId, email, known }: { userId: string; email: string; known: string | undefined },
  now: Date,
): Promise<string> {
  const expiresAt = Math.ceil(now.getTime() / 1000) + deviceLife
  const secret = await secretAt(accountKeys.devices(userId), 'secret', expiresAt)
  const device = known?.split('.')[1] ?? randomBytes(16).toString('base64url')
  const account = sign(secret, [email])
  return [userId, device, account, sign(secret, [userId, device, account])].join('.')
}

function sign(secret: string, parts: string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')
}

function isSame(actual: string, expected: string): boolean {
  return actual.length === expected.length && timingSafeEqual(Buffer.from(actual), Buffer.from(expected))
}
