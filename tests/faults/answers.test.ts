import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  GetCommand,
} from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, expect, test, vi } from 'vitest'
import { AwsError } from '#functions/aws/aws-request'
import { ObjectStorage } from '#functions/images/object-storage'
import { getItems } from '#table/read'
import { callApi } from '../support/api'
import { formOfStore } from '../support/image'
import { refusal } from '../support/refusal'
import { unusedId } from '../support/content'
import { newStore, token, useStaff } from '../support/one-store'

const restores: (() => void)[] = []

useStaff({ role: 'admin', once: true })
afterEach(() => {
  for (const restore of restores.splice(0)) restore()
})

function mockDatabase() {
  const mock = mockClient(DynamoDBDocumentClient)
  mock.on(GetCommand).resolves({})
  restores.push(() => mock.restore())
  return mock
}

function faultOf(fields: object): Error {
  return Object.assign(new Error('table arn:aws:dynamodb:somewhere'), fields)
}

test('an internal failure is answered without details, and logged with the request id that the client got', async () => {
  vi.stubEnv('LOG_LEVEL', 'info')
  const log = vi.spyOn(console, 'log').mockReturnValue()
  mockDatabase().rejects(new TypeError('x is not a function', { cause: new Error('deeper') }))
  const { status, headers, body } = await callApi('GET /stores', { token })
  expect({ status, headers, body }).toEqual({
    status: 500,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: refusal(500, 'internal', 'Something went wrong on our side. Please try again later.'),
  })
  const [line] = log.mock.calls.map(([text]) => String(text))
  expect(JSON.parse(line ?? '')).toMatchObject({
    level: 'error',
    requestId: body.requestId,
    status: 500,
    error: { name: 'TypeError', message: 'x is not a function', cause: { message: 'deeper' } },
  })
  expect(line).not.toContain(token)
})

test('unprocessed keys are requested again, and an answer fails if they stay so', async () => {
  const store = { _id: unusedId, name: 'Zephyr', slug: 'zephyr', logo: null }
  const keys = { Keys: [{ pk: `STORE#${unusedId}`, sk: 'STORE' }] }
  const unprocessed = { UnprocessedKeys: { [process.env.TABLE_NAME ?? '']: keys } }
  const database = mockDatabase()
  database.on(QueryCommand).resolves({ Items: [{ pk: '1', sk: '1', _id: '1', storeId: unusedId }] })
  const batches = database.on(BatchGetCommand)
  batches.resolvesOnce(unprocessed).resolves({ Responses: { [process.env.TABLE_NAME ?? '']: [store] } })
  const { status, body } = await callApi('GET /reviews/approved')
  expect({ status, store: body[0].storeId }).toEqual({ status: 200, store })
  batches.resolves(unprocessed)
  const failed = await callApi('GET /reviews/approved')
  expect([failed.status, failed.body.error]).toEqual([503, 'unavailable'])
})

test('as many keys are requested at once as DynamoDB takes, each once', async () => {
  const database = mockDatabase()
  database.on(BatchGetCommand).resolves({})
  const keys = Array.from({ length: 101 }, (_, number) => ({ pk: `STORE#${number}`, sk: 'STORE' }))
  await getItems([...keys, ...keys])
  const requests = database.commandCalls(BatchGetCommand).map(({ args: [{ input }] }) => input.RequestItems)
  expect(requests.map((tables) => Object.values(tables ?? {})[0]?.Keys?.length)).toEqual([100, 1])
})

test('a count that cannot be read is null beside the others', async () => {
  const database = mockDatabase()
  // The caller's token is valid.
  database.on(BatchGetCommand).resolves({})
  database.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values }: QueryCommandInput) => {
    const partition = values?.[':partition']
    if (partition === 'COUNTER#REVIEW') throw faultOf({ name: 'ThrottlingException', $fault: 'client' })
    return { Items: partition === 'COUNTER#STORE' ? [{ count: 4 }, { count: 3 }] : [] }
  })
  const { status, body } = await callApi('GET /stats', { token })
  expect({ status, body }).toEqual({ status: 200, body: { stores: 7, reviews: null, blogs: 0 } })
})

function canceled(...codes: string[]) {
  return new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  })
}

const create = () => newStore({ name: 'Busy' })

test.each(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
  'a write that is canceled for a passing reason is tried again: %s',
  async (code) => {
    const database = mockDatabase()
    database.on(TransactWriteCommand).rejectsOnce(canceled('None', code)).resolves({})
    expect(await create()).toMatchObject({ name: 'Busy' })
  },
)

test.each([
  ['too many, if it met others each time', ['TransactionConflict'], 'too_many'],
  ['unavailable, if there was no room', ['ThrottlingError'], 'unavailable'],
  [
    'unavailable, if there was neither',
    ['TransactionConflict', 'ProvisionedThroughputExceeded'],
    'unavailable',
  ],
])('a write that is canceled again and again fails as %s', async (_, codes, code) => {
  mockDatabase()
    .on(TransactWriteCommand)
    .rejects(canceled(...codes))
  // Without pauses between the attempts.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  await expect(create()).rejects.toMatchObject({ code, retryAfter: 1 })
})

test('a write that cannot succeed is not tried again', async () => {
  const database = mockDatabase()
  database.on(TransactWriteCommand).rejects(canceled('ValidationError'))
  await expect(create()).rejects.toBeInstanceOf(TransactionCanceledException)
  expect(database.commandCalls(TransactWriteCommand)).toHaveLength(1)
})

test('the image of a store that is refused is not even stored', async () => {
  const post = async () => callApi('POST /stores/create', { token, form: await formOfStore() })
  expect((await post()).status).toBe(201)
  vi.spyOn(ObjectStorage.prototype, 'send').mockRejectedValue(new AwsError('SlowDown', 503))
  expect((await post()).status).toBe(409)
})
