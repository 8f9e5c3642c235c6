import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'

/** Waits for a write under a condition. Says whether it was done: false when its condition did not hold. */
export async function whenConditionHolds(sent: Promise<unknown>): Promise<boolean> {
  try {
    await sent
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}
