import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { useMockedDatabase } from '../../../tests/support/mocked-database'
import { findStores, searchEntries } from './search'

const database = useMockedDatabase()

test('a store is found by a pair of its words, also where others, of which no pairs are stored, come first', async () => {
  const entries = searchEntries('1', 'zeta omega two three four five oat zab', null)
  database.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values }) => ({
    Items: entries.filter(({ pk, sk }) => pk === values[':partition'] && sk.startsWith(values[':sort'])),
  }))
  const { items } = await findStores('o z', {})
  expect(items.map(({ storeId }) => storeId)).toEqual(['1'])
  expect(database.commandCalls(QueryCommand)).toHaveLength(2)
})

test.each([
  ['another', 100, true],
  ['no other', 99, false],
])('a page on which a filter left one has %s page after it if %i were left out', async (_, left, isMore) => {
  const names = ['Outdoor Zephyr', ...Array.from({ length: left }, (__, at) => `Outdoor Zeppelin ${at}`)]
  const entries = names.flatMap((name, at) => searchEntries(`${at}`, name, null))
  database.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values, Limit }) => ({
    Items: entries
      .filter(({ pk, sk }) => pk === values[':partition'] && sk.startsWith(values[':sort']))
      .slice(0, Limit),
  }))
  const { items, next } = await findStores('zephyr out', {})
  expect([items.map(({ storeId }) => storeId), next !== undefined]).toEqual([['0'], isMore])
})
