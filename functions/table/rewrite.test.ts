import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test, vi } from 'vitest'
import { differences, updateIfUnchanged, versionConflict } from './if-unchanged'
import { replace, replaceDependents, rewrite } from './rewrite'

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
        UpdateExpression: 'SET #4 = :4, #5 = :5, #0 = :0 REMOVE #2, #3',
        ConditionExpression: 'attribute_exists(pk) AND #0 = :before0 AND attribute_not_exists(#1)',
        ExpressionAttributeNames: {
          '#0': 'version',
          '#1': 'hiddenKeys',
          '#2': 'fax',
          '#3': 'phone',
          '#4': 'size',
          '#5': 'tags',
        },
        ExpressionAttributeValues: { ':before0': 3, ':4': 1, ':5': ['a', 'c'], ':0': 4 },
      },
    },
    refusal: versionConflict,
  })
})

test.each([
  [{}, { name: 'Nike' }, 'SET #0 = :0', { ':0': 'Nike' }],
  [{ name: 'Nike' }, {}, 'REMOVE #0', { ':before0': 'Nike' }],
  [{}, { name: null }, 'SET #0 = :0', { ':0': null }],
])('an expression has no part without attributes: %o becomes %o', (stored, changed, expression, values) => {
  const key = { pk: 'A', sk: 'A' }
  const { Update } = updateIfUnchanged({ ...key, ...stored }, { ...key, ...changed }, ['name']).item
  expect(Update).toMatchObject({ UpdateExpression: expression, ExpressionAttributeValues: values })
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
