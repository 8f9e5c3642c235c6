import { randomBytes } from 'node:crypto'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { documentClient, tableName } from './client'
import type { Key } from './keys'

/** The random text of an item, which the first call makes. `expiresAt` is in seconds since 1970. */
export async function secretAt(key: Key, name: 'salt' | 'secret', expiresAt: number): Promise<string> {
  const { Attributes } = await documentClient().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: key,
      UpdateExpression: `SET ${name} = if_not_exists(${name}, :new), expiresAt = :expiresAt`,
      ExpressionAttributeValues: { ':new': randomBytes(32).toString('base64url'), ':expiresAt': expiresAt },
      ReturnValues: 'ALL_NEW',
    }),
  )
  return Attributes?.[name] as string
}
