import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'

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
