import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { whenConditionHolds } from './condition'

test('a write whose condition is not met is no failure', async () => {
  const notMet = new ConditionalCheckFailedException({ message: 'No.', $metadata: {} })
  expect(await whenConditionHolds(Promise.resolve())).toBe(true)
  expect(await whenConditionHolds(Promise.reject(notMet))).toBe(false)
})

test('a write that failed is not one whose condition is not met', async () => {
  const away = new Error('connect ECONNREFUSED')
  await expect(whenConditionHolds(Promise.reject(away))).rejects.toBe(away)
})
