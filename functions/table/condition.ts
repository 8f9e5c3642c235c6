import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import { documentClient, tableName } from './client'
import type { Key } from './keys'

type Update = Pick<
  UpdateCommandInput,
  'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeValues'
>

/** Writes of one item, outside of transactions. Returns false if the condition was not met. */
export function updateIf({ pk, sk }: Key, update: Update): Promise<boolean> {
  const command = new UpdateCommand({ TableName: tableName(), Key: { pk, sk }, ...update })
  return whenConditionHolds(documentClient().send(command))
}

export function deleteIf({ pk, sk }: Key, condition: Omit<Update, 'UpdateExpression'>): Promise<boolean> {
  const command = new DeleteCommand({ TableName: tableName(), Key: { pk, sk }, ...condition })
  return whenConditionHolds(documentClient().send(command))
}

/** Returns false if the condition was not met. */
export async function whenConditionHolds(sent: Promise<unknown>): Promise<boolean> {
  try {
    await sent
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}
