import { createHmac } from 'node:crypto'
import { originSecrets } from './origin'

/** Only a cursor of ours is cached: each position in a list can be written in endless ways. */
export function signCursor(cursor: string): string {
  return signedWith(keys()[0], cursor)
}

/** Without its signature, or with another, `isOurs` is false, and the cursor still leads on. */
export function readSigned(sent: string): { cursor: string; isOurs: boolean } {
  const [cursor = ''] = sent.split('.')
  return { cursor, isOurs: keys().some((key) => sent === signedWith(key, cursor)) }
}

/** On one machine, which has no secret, nothing is cached in between. */
function keys(): [string, ...string[]] {
  const [newest = '', ...others] = originSecrets()
  return [newest, ...others]
}

function signedWith(key: string, cursor: string): string {
  const signature = createHmac('sha256', `cursor ${key}`).update(cursor).digest('base64url')
  return `${cursor}.${signature.slice(0, 22)}`
}
