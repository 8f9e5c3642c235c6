import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { useMockedDatabase } from './mocked-database'
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
  ['a word', 'zep', 'WORD#z zep', 21],
  ['two words of one length, by their pair', 'out zep', 'PAIR#oz ozuetp', 21],
  ['two words, by their pair and a filter', 'zephyr out', 'PAIR#oz ozuetp', 101],
  ['a long word and a letter, by the word and a filter', 'o zephyr', 'WORD#z zephyr', 101],
  ['three words, by the two longest', 'o zephyr mode', 'PAIR#mz mzoedpeh', 101],
])('%s is looked for in one range, no further than results need', async (_, text, range, limit) => {
  expect((await queriesOf(text))[0]).toEqual([range, limit])
})

test('what is not found is looked for by other spellings, and by halves of the two longest words', async () => {
  const [, ...others] = await queriesOf('mode zehpür outfitters')
  const halves = others.filter(([range]) => range.startsWith('HALF#'))
  expect(others.filter((query) => !halves.includes(query))).toEqual([
    ['WORD#o outfitters', 101],
    ['WHOLE#mo modezehpuroutfitters', 21],
    ['WORD#m modezehpuroutfitters', 21],
    ['WORD#o outfitters', 101],
  ])
  expect(halves.map(([, limit]) => limit)).toEqual(Array.from({ length: 10 }, () => 50))
  expect(halves.filter(([range]) => /#(z|-.+r )/.test(range))).toHaveLength(5)
})

test('a store is found by a pair of its words, also where others, of which no pairs are stored, come first', async () => {
  const entries = searchEntries('1', 'zeta omega two three four five oat zab', null)
  database.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values }) => ({
    Items: entries.filter(({ pk, sk }) => pk === values[':partition'] && sk.startsWith(values[':sort'])),
  }))
  const { items } = await findStores('o z', {})
  expect(items.map(({ storeId }) => storeId)).toEqual(['1'])
  expect(database.commandCalls(QueryCommand)).toHaveLength(1)
})

test('of what is one typing error away no more is found than was asked for', async () => {
  const entries = Array.from({ length: 20 }, (_, at) => searchEntries(`${at}`, `Zephyr ${at}`, null)).flat()
  database.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values }) => ({
    Items: entries.filter(({ pk }) => pk.startsWith('HALF#') && pk === values[':partition']),
  }))
  expect(await findStores('zehpyr', {})).toEqual({ items: expect.any(Array), next: undefined })
  expect((await findStores('zehpyr', {})).items).toHaveLength(10)
})

test('a text without words asks nothing', async () => {
  expect(await queriesOf(' ')).toEqual([])
})
