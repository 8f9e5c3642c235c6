import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'

export async function whenConditionHolds(sent: Promise<unknown>): Promise<boolean> {
  try {
    await sent
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}
