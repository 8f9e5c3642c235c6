import { BatchGetCommand, DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, vi } from 'vitest'

/** A database in which nothing is found, and which records its requests. */
export function useMockedDatabase() {
  const database = mockClient(DynamoDBDocumentClient)
  beforeEach(() => {
    vi.stubEnv('TABLE_NAME', 'things')
    database.reset()
    database.on(QueryCommand).resolves({ Items: [] })
    database.on(BatchGetCommand).resolves({ Responses: {} })
  })
  // Other files share the process.
  afterEach(() => database.restore())
  return database
}
