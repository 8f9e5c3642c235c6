import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'

/** Waits for a conditional write. Returns false if its condition was not met. */
export async function whenConditionHolds(sent: Promise<unknown>): Promise<boolean> {
  try {
    await sent
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}
