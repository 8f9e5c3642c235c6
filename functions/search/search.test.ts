import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { useMockedDatabase } from '../../tests/support/mocked-database'
import { findStores, searchEntries } from './search'

const database = useMockedDatabase()

async function queriesOf(text: string): Promise<[range: string, limit: number | undefined][]> {
  await findStores(text, {})
  return database.commandCalls(QueryCommand).map(({ args: [{ input }] }) => {
    const { ':partition': partition, ':sort': start = '' } = input.ExpressionAttributeValues ?? {}
    return [`${partition} ${start}`, input.Limit]
  })
}

test.each([
  ['a word', 'zep', ['NAME#ze zep', 11], ['WORD#z zep', 21]],
  ['two words of one length, by their pair', 'out zep', ['NAME#ou out-zep', 11], ['PAIR#oz ozuetp', 21]],
  [
    'two words, by their pair and a filter',
    'zephyr out',
    ['NAME#ze zephyr-out', 11],
    ['PAIR#oz ozuetp', 101],
  ],
  [
    'a long word and a letter, by the word and a filter',
    'o zephyr',
    ['NAME#o- o-zephyr', 11],
    ['WORD#z zephyr', 101],
  ],
  [
    'three words, by the two longest',
    'o zephyr mode',
    ['NAME#o- o-zephyr-mode', 11],
    ['PAIR#mz mzoedpeh', 101],
  ],
])('%s is looked for in names and in one range, no further than results need', async (_, text, ...ranges) => {
  expect((await queriesOf(text)).slice(0, 2)).toEqual(ranges)
})

test('what is not found is looked for by other spellings', async () => {
  const [, , ...others] = await queriesOf('mode zehpür outfitters')
  expect(others).toEqual([
    ['WORD#o outfitters', 101],
    ['WHOLE#mo modezehpuroutfitters', 11],
    ['WORD#m modezehpuroutfitters', 21],
    ['WORD#o outfitters', 101],
  ])
})

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

test('a text without words asks nothing', async () => {
  expect(await queriesOf(' ')).toEqual([])
})
