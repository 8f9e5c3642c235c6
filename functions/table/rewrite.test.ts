import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  differences,
  removeVersion,
  replace,
  replaceDependents,
  rewrite,
  settingOf,
  versionConflict,
} from './rewrite'

beforeEach(() => void vi.stubEnv('TABLE_NAME', 'things'))

const before = { pk: 'A', sk: 'A', version: 3, name: 'Nike', tags: ['a', 'b'], phone: '1', fax: '2' }
const after = { pk: 'A', sk: 'A', version: 4, name: 'Nike', tags: ['a', 'c'], size: 1, fax: undefined }

test('only attributes that differ are written: others are untouched, and those that are gone removed', () => {
  expect(differences(before, after)).toEqual(['fax', 'phone', 'size', 'tags', 'version'])
  expect(replace(before, after)).toEqual({
    item: {
      Update: {
        TableName: 'things',
        Key: { pk: 'A', sk: 'A' },
        UpdateExpression: 'SET #2 = :2, #3 = :3, #4 = :4 REMOVE #0, #1',
        ConditionExpression: '#version = :before AND attribute_not_exists(hiddenKeys)',
        ExpressionAttributeNames: {
          '#version': 'version',
          '#0': 'fax',
          '#1': 'phone',
          '#2': 'size',
          '#3': 'tags',
          '#4': 'version',
        },
        ExpressionAttributeValues: { ':before': 3, ':2': 1, ':3': ['a', 'c'], ':4': 4 },
      },
    },
    refusal: versionConflict,
  })
})

test.each([
  [['name'], { name: 'Nike' }, 'SET #name = :name', { ':name': 'Nike' }],
  [['name'], {}, 'REMOVE #name', {}],
  [['empty'], { empty: null }, 'SET #empty = :empty', { ':empty': null }],
])('an expression has no part without attributes: %o in %o', (names, attributes, expression, values) => {
  const placeholders = { nameAt: (name: string) => `#${name}`, valueAt: (name: string) => `:${name}` }
  const item = { pk: 'A', sk: 'A', ...attributes }
  expect(settingOf(names, item, placeholders)).toEqual({ UpdateExpression: expression, values })
})

test('an item is read as it is at that moment: an older copy would lack it, or have another version', async () => {
  const client = mockClient(DynamoDBDocumentClient)
  try {
    client.on(GetCommand).resolves({ Item: before })
    const target = { key: { pk: 'A', sk: 'A' }, versions: [3], missing: versionConflict }
    expect(await rewrite(target, (item) => ({ writes: [], result: item }))).toEqual(before)
    const [read] = client.commandCalls(GetCommand)
    expect(read?.args[0].input).toEqual({ TableName: 'things', Key: target.key, ConsistentRead: true })
  } finally {
    client.restore()
  }
})

test('an item is deleted only as it was read', () => {
  expect(removeVersion(before)).toEqual({
    item: {
      Delete: {
        TableName: 'things',
        Key: { pk: 'A', sk: 'A' },
        ConditionExpression: 'version = :before AND attribute_not_exists(hiddenKeys)',
        ExpressionAttributeValues: { ':before': 3 },
      },
    },
    refusal: versionConflict,
  })
})

test('of dependent items the new are put, the changed replaced, the old removed, and the rest left', () => {
  const [kept, changed, old, sameRest] = ['1', '2', '3', '4'].map((sk) => ({ pk: 'WORD#nike', sk, rank: 1 }))
  const others = [{ ...changed!, rank: 2 }, kept!, { pk: 'WORD#air', sk: '1', rank: 1 }]
  const writes = replaceDependents([kept!, changed!, old!, sameRest!], [...others, { ...sameRest! }])
  expect(writes.map(({ item }) => item)).toEqual([
    { Put: { TableName: 'things', Item: others[0] } },
    { Put: { TableName: 'things', Item: others[2], ConditionExpression: 'attribute_not_exists(pk)' } },
    { Delete: { TableName: 'things', Key: { pk: 'WORD#nike', sk: '3' } } },
  ])
})
