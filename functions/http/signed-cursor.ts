import { createHmac, timingSafeEqual } from 'node:crypto'
import { variable } from '#functions/environment'

/** Only a cursor of ours is cached: each position in a list can be written in endless ways. */
export function signed(cursor: string): string {
  return `${cursor}.${proofOf(cursor, secrets()[0])}`
}

/** Without a proof, or with that of another cursor, `isOurs` is false, and the cursor still leads on. */
export function readSigned(given: string): { cursor: string; isOurs: boolean } {
  const [cursor = ''] = given.split('.')
  const proof = given.slice(cursor.length + 1)
  const isOurs = secrets().some((secret) => isEqual(proof, proofOf(cursor, secret)))
  return { cursor, isOurs }
}

/** The newest first. One machine has none. */
const secrets = () => (variable('ORIGIN_SECRETS') ?? '').split(',') as [string, ...string[]]

function proofOf(cursor: string, secret: string): string {
  return createHmac('sha256', `cursor ${secret}`).update(cursor).digest('base64url').slice(0, 22)
}

function isEqual(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
