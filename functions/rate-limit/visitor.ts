import { createHmac } from 'node:crypto'
import { tableName } from '#table/client'
import { secretAt } from '#table/secret'
import { utcDayOf, expiryAtEndOfDay } from '#domain/time/utc-day'
import { visitorKeys } from './keys'

/** The random key is deleted on the next day (UTC). After that nobody, including us, can tell who it was. */
export async function pseudonymOf(parts: readonly string[], now: Date): Promise<string> {
  const salt = await saltOf(now)
  return createHmac('sha256', salt).update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
}

let known: { key: string; salt: string } | undefined

async function saltOf(now: Date): Promise<string> {
  const day = utcDayOf(now)
  const key = `${tableName()} ${day}`
  if (known?.key !== key)
    known = { key, salt: await secretAt(visitorKeys.salt(day), 'salt', expiryAtEndOfDay(now)) }
  return known.salt
}
