import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Session } from '#domain/user/session'
import { accountKeys } from './keys'
import { getItem } from '#table/read'
import { versionConflict } from '#table/if-unchanged'
import { putNew, transact } from '#table/write'

export interface Renewal {
  refreshToken: string
  /** The mark of its session, by `markOf`. */
  mark: string
}

export type OpenSession = Session & Renewal

/** In seconds, as Cognito's: an answer may be lost, and two tabs may renew at once. */
const grace = 60

/** The session that replaced a token. Thief and owner get the same one, so later reuse ends the session. */
export async function renewedSessionOf(refreshToken: string, now: Date): Promise<OpenSession | undefined> {
  const item = await getItem(keyOfRenewal(refreshToken), { consistent: true })
  if (!item || now.getTime() >= Number(item.replacedAt) + grace * 1000) return undefined
  return JSON.parse(decrypted(item.session as string, refreshToken)) as OpenSession
}

/** Returns the session that a concurrent renewal has stored first, if any. */
export async function storeRenewedSession(
  refreshToken: string,
  session: OpenSession,
  now: Date,
): Promise<OpenSession> {
  const item = {
    ...keyOfRenewal(refreshToken),
    session: encrypted(JSON.stringify(session), refreshToken),
    replacedAt: now.getTime(),
    expiresAt: Math.ceil(now.getTime() / 1000) + grace,
  }
  try {
    await transact([putNew(item, versionConflict)])
    return session
  } catch (error) {
    const first = error === versionConflict ? await renewedSessionOf(refreshToken, now) : undefined
    if (first) return first
    throw error
  }
}

const keyOfRenewal = (refreshToken: string) =>
  accountKeys.renewal(digestOf('name', refreshToken).toString('hex'))

/** Encrypted with the refresh token, so that a copy of the table opens no session. */
function encrypted(text: string, refreshToken: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', digestOf('key', refreshToken), iv)
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64',
  )
}

function decrypted(text: string, refreshToken: string): string {
  const bytes = Buffer.from(text, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', digestOf('key', refreshToken), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
}

const digestOf = (purpose: 'name' | 'key', refreshToken: string) =>
  createHash('sha256').update(`${purpose} ${refreshToken}`).digest()
