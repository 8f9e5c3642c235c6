import { createHmac, randomBytes } from 'node:crypto'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { documentClient, tableName } from '#table/client'
import { dayOf, expiryAtEndOfDay } from '#domain/time/utc-day'
import { visitorKeys } from './keys'

/** The random key is deleted on the next day (UTC). After that nobody, including us, can tell who it was. */
export async function pseudonymOf(parts: readonly string[], now: Date): Promise<string> {
  const salt = await saltOf(now)
  return createHmac('sha256', salt).update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
}

let known: { key: string; salt: string } | undefined

async function saltOf(now: Date): Promise<string> {
  const day = dayOf(now)
  const key = `${tableName()} ${day}`
  if (known?.key !== key) known = { key, salt: await findOrMakeSalt(day, now) }
  return known.salt
}

async function findOrMakeSalt(day: string, now: Date): Promise<string> {
  const { Attributes } = await documentClient().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: visitorKeys.salt(day),
      UpdateExpression: 'SET salt = if_not_exists(salt, :salt), expiresAt = :expiresAt',
      ExpressionAttributeValues: {
        ':salt': randomBytes(32).toString('base64url'),
        ':expiresAt': expiryAtEndOfDay(now),
      },
      ReturnValues: 'ALL_NEW',
    }),
  )
  return Attributes?.salt as string
}
