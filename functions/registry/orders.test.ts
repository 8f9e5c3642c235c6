import { expect, test } from 'vitest'
import { stores } from '#functions/store/store'
import { entities } from './entities'
import { indexKeysOf, listOf, type Order, type Orders } from '#functions/entity/order'

interface Thing {
  _id: string
  groupId: string | null
}

const newest = { index: 'byList', partition: 'THING', by: ({ _id }) => _id } as const satisfies Order<Thing>
const ofGroup: Order<Thing> = {
  index: 'byParent',
  partition: 'GROUP#*#THINGS',
  parent: ({ groupId }) => groupId,
  by: ({ _id }) => _id,
}

test('an item has the keys of its orders, and none of an order that it is not in', () => {
  const keysOf = (orders: Orders<Thing>, groupId: string | null) =>
    Object.fromEntries(Object.entries(indexKeysOf(orders, { _id: '1', groupId })).filter(([, key]) => key))
  const inGroup = { parentPk: 'GROUP#$&#THINGS', parentSk: '1' }
  expect(keysOf({ newest, ofGroup }, '$&')).toEqual({ listPk: 'THING', listSk: '1', ...inGroup })
  expect(keysOf({ newest, ofGroup }, null)).toEqual({ listPk: 'THING', listSk: '1' })
  expect(keysOf({ newest: { ...newest, by: () => undefined } }, null)).toEqual({})
  expect(keysOf({ newest, oldest: { ...newest, descending: true } }, null)).toEqual({
    listPk: 'THING',
    listSk: '1',
  })
})

test('two orders that need the same index at once are refused', () => {
  const other: Order<Thing> = { ...newest, by: () => 'other' }
  expect(() => indexKeysOf({ newest, other }, { _id: '1', groupId: null })).toThrow('other')
})

test('a list of a parent needs the parent, and another list takes none', () => {
  expect(listOf(ofGroup, '7')).toEqual({ index: 'byParent', partition: 'GROUP#7#THINGS', descending: false })
  expect(() => listOf(ofGroup)).toThrow('GROUP#*#THINGS')
  expect(() => listOf(newest, '7')).toThrow('THING')
})

test('no partition of an index belongs to two entities', () => {
  const partitions = Object.values(entities).flatMap(({ orders }) => [
    ...new Set(Object.values<Order<never>>(orders).map(({ index, partition }) => `${index} ${partition}`)),
  ])
  expect(partitions.filter((each, at) => partitions.indexOf(each) !== at)).toEqual([])
})

test('stores are ranked by rating, the best first, ties by name', () => {
  const ratings: [number, string][] = [
    [0, 'Zero'],
    [4.9, 'Beta'],
    [5, 'Top'],
    [4.9, 'Alpha'],
    [0.1, 'Low'],
  ]
  const ranks = ratings.map(([rating, name]) => stores.orders.rating.by({ rating, name, _id: '1' }))
  expect(ranks.toSorted()).toEqual(['00#top#1', '01#alpha#1', '01#beta#1', '49#low#1', '50#zero#1'])
})
