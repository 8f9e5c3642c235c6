import { BatchGetCommand, GetCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { useMockedDatabase } from '../../tests/support/mocked-database'
import { getReview } from '#functions/review/review'
import { getStoreBySlug } from '#functions/store/store'
import { uncachedAt } from '#functions/store/store-part'

/** What DynamoDB Local cannot show: it always reads consistently, and nothing changes between two reads. */
const database = useMockedDatabase()

test('a store that is deleted after its slug was read is not found', async () => {
  database.on(GetCommand).resolves({ Item: { pk: 'SLUG#nike', sk: 'SLUG', storeId: '1', categoryId: null } })
  database.on(BatchGetCommand).resolves({ Responses: { things: [] } })
  await expect(getStoreBySlug('nike', uncachedAt(new Date()))).rejects.toMatchObject({ code: 'not_found' })
})

test('what has just been written is read consistently', async () => {
  database.on(GetCommand).resolves({})
  await expect(getReview('1')).rejects.toMatchObject({ code: 'not_found' })
  const [read] = database.commandCalls(GetCommand)
  expect(read?.args[0].input.ConsistentRead).toBe(true)
})
