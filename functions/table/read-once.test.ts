import { BatchGetCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, expect, test } from 'vitest'
import { useMockedDatabase } from '../../tests/support/mocked-database'
import { getItem, getItems, queryItems, queryPartition } from './read'
import { keepPendingItem, readingOnce } from './read-once'

const database = useMockedDatabase()
const item = { pk: 'STORE#1', sk: 'STORE', name: 'Zephyr' }
beforeEach(() => {
  database.on(GetCommand).resolves({})
})

const sent = () => database.calls().length

test('what one work reads alike is read once', async () => {
  database.on(GetCommand).resolves({ Item: item })
  const read = async () => [
    ...(await Promise.all([getItem(item), getItem(item), queryPartition('STORE#1', {}, 5)])),
    ...(await getItems([item])),
    await queryPartition('STORE#1', {}, 5),
  ]
  expect(await readingOnce(read)).toEqual([item, item, [], item, []])
  expect(sent()).toBe(2)
  // Another work starts anew.
  await readingOnce(() => getItem(item))
  expect(sent()).toBe(3)
})

test('an item of a query is known, and one that does not exist too', async () => {
  database.on(QueryCommand).resolves({ Items: [item] })
  const missing = { pk: 'STORE#2', sk: 'STORE' }
  await readingOnce(async () => {
    await queryItems({ index: 'byList', partition: 'STORE' }, 5)
    expect([await getItem(missing), await getItem(item)]).toEqual([undefined, item])
    expect(await getItems([item, missing])).toEqual([item])
  })
  expect(sent()).toBe(2)
})

test('an item that comes with another read is not read by itself', async () => {
  await readingOnce(async () => {
    keepPendingItem(item, Promise.resolve(item))
    keepPendingItem({ pk: 'A', sk: 'B' }, Promise.reject(new Error('lost')))
    expect([await getItem(item), ...(await getItems([item]))]).toEqual([item, item])
    await expect(getItem({ pk: 'A', sk: 'B' })).rejects.toThrow('lost')
    // Its reader is another; a failure that nobody handles would end the process.
    keepPendingItem(item, Promise.reject(new Error('lost')))
  })
  keepPendingItem(item, Promise.reject(new Error('lost')))
  expect(sent()).toBe(0)
})

test('items that two parts ask for at once are read once, also those that do not exist', async () => {
  database.on(BatchGetCommand).callsFake(({ RequestItems }: { RequestItems: object }) => ({
    Responses: Object.fromEntries(Object.keys(RequestItems).map((table) => [table, [item]])),
  }))
  const keys = [item, { pk: 'STORE#2', sk: 'STORE' }]
  const read = () => Promise.all([getItems(keys), getItems(keys), getItem(item), getItem(keys[1]!)])
  expect(await readingOnce(read)).toEqual([[item], [item], item, undefined])
  expect(sent()).toBe(1)
})

test('a consistent read is always read, and so is all outside of such a work', async () => {
  await readingOnce(async () => {
    for (const consistent of [false, true, true]) await getItem(item, { consistent })
  })
  expect(sent()).toBe(3)
  await getItem(item)
  await getItem(item)
  expect(sent()).toBe(5)
})

test('a query of more items answers one of fewer, and not the other way round', async () => {
  const all = ['1', '2', '3'].map((id) => ({ pk: `STORE#${id}`, sk: 'STORE' }))
  const list = { index: 'byList', partition: 'STORE' } as const
  database.on(QueryCommand).callsFake(({ Limit }: { Limit: number }) => ({ Items: all.slice(0, Limit) }))
  await readingOnce(async () => {
    expect(await Promise.all([queryItems(list, 2), queryItems(list, 1)])).toEqual([
      all.slice(0, 2),
      all.slice(0, 1),
    ])
    expect(sent()).toBe(1)
    expect(await queryItems(list, 3)).toEqual(all)
  })
  expect(sent()).toBe(2)
})
