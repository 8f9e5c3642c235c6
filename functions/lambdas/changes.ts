import type { DynamoDBStreamEvent } from 'aws-lambda'
import { applyChanges } from '#functions/changes/apply-changes'

export async function handler({ Records }: Pick<DynamoDBStreamEvent, 'Records'>): Promise<void> {
  await applyChanges(Records, new Date())
}
