import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  type BatchGetCommandInput,
  DynamoDBDocumentClient,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { AwsError } from '#functions/images/aws-request'
import { createStore } from '#functions/entities/store'
import { callApi, useEmptyTable } from '../support/api'
import { at, storeForm } from '../support/content'
import { storageAnswers } from '../support/storage'
import { staffToken } from '../support/tokens'

let token: string
const restores: (() => void)[] = []

beforeAll(useEmptyTable)
beforeEach(async () => {
  token = await staffToken()
})
afterEach(() => {
  for (const restore of restores.splice(0)) restore()
})

/** The database as it is never to be had locally: every command not told otherwise answers with nothing. */
function mockDatabase() {
  const mock = mockClient(DynamoDBDocumentClient)
  restores.push(() => mock.restore())
  return mock
}

function faultOf(fields: object): Error {
  return Object.assign(new Error('table arn:aws:dynamodb:somewhere'), fields)
}

test.each([
  ['is throttled', { name: 'ThrottlingException', $fault: 'client' }],
  ['has no capacity left', { name: 'ProvisionedThroughputExceededException', $fault: 'client' }],
  ['cannot be reached', { name: 'Error', code: 'ECONNREFUSED' }],
  ['cuts the connection', { name: 'Error', code: 'ECONNRESET' }],
  ['does not answer in time', { name: 'TimeoutError' }],
  ['has a fault', { name: 'InternalServerError', $fault: 'server', $metadata: { httpStatusCode: 500 } }],
  ['answers with something else', { name: 'Unknown', $metadata: { httpStatusCode: 502 } }],
])('when the database %s, the answer is to try again', async (_, fields) => {
  mockDatabase().rejects(faultOf(fields))
  const { status, headers, body } = await callApi('GET /stores')
  expect({ status, headers, body }).toEqual({
    status: 503,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', 'retry-after': '5' },
    body: {
      statusCode: 503,
      error: 'unavailable',
      message: 'The service is not available at the moment. Please try again.',
      requestId: expect.any(String),
    },
  })
})

const fixed = {
  status: 500,
  body: {
    statusCode: 500,
    error: 'internal',
    message: 'Something went wrong on our side. Please try again later.',
    requestId: expect.any(String),
  },
}

test.each([
  ['an error nobody expected', new TypeError('x is not a function')],
  ['a refused request of ours', faultOf({ name: 'ValidationException', $fault: 'client' })],
  ['missing permissions', faultOf({ name: 'AccessDeniedException', $fault: 'client' })],
])('%s tells nothing of itself', async (_, error) => {
  mockDatabase().rejects(error)
  const { status, body } = await callApi('GET /stores')
  expect({ status, body }).toEqual(fixed)
})

test('a table that is not there tells nothing of itself', async () => {
  vi.stubEnv('TABLE_NAME', 'no-such-table')
  const { status, body } = await callApi('GET /stores')
  expect({ status, body }).toEqual(fixed)
})

test('a failure of ours is logged under the request id that the client was told', async () => {
  vi.stubEnv('LOG_LEVEL', 'info')
  const log = vi.spyOn(console, 'log').mockReturnValue()
  mockDatabase().rejects(new TypeError('x is not a function', { cause: new Error('deeper') }))
  const { body } = await callApi('GET /stores', { token })
  const [line] = log.mock.calls.map(([text]) => String(text))
  expect(JSON.parse(line ?? '')).toMatchObject({
    level: 'error',
    requestId: body.requestId,
    status: 500,
    error: { name: 'TypeError', message: 'x is not a function', cause: { message: 'deeper' } },
  })
  expect(line).not.toContain(token)
})

test('what the database did not get to is asked for again', async () => {
  const storeId = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
  const keys = { Keys: [{ pk: `STORE#${storeId}`, sk: 'STORE' }] }
  const store = { _id: storeId, name: 'Zephyr', slug: 'zephyr', logo: null }
  const database = mockDatabase()
  database.on(QueryCommand).resolves({ Items: [{ pk: '1', sk: '1', _id: '1', storeId }] })
  database
    .on(BatchGetCommand)
    .resolvesOnce({ UnprocessedKeys: { [process.env.TABLE_NAME ?? '']: keys } })
    .resolves({ Responses: { [process.env.TABLE_NAME ?? '']: [store] } })
  const { status, body } = await callApi('GET /reviews/approved')
  expect({ status, store: body[0].storeId }).toEqual({ status: 200, store })
})

test('what the database never gets to is not left out of an answer', async () => {
  const storeId = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
  const keys = { Keys: [{ pk: `STORE#${storeId}`, sk: 'STORE' }] }
  const database = mockDatabase()
  database.on(QueryCommand).resolves({ Items: [{ pk: '1', sk: '1', _id: '1', storeId }] })
  database.on(BatchGetCommand).resolves({ UnprocessedKeys: { [process.env.TABLE_NAME ?? '']: keys } })
  const { status, body } = await callApi('GET /reviews/approved')
  expect({ status, error: body.error }).toEqual({ status: 503, error: 'unavailable' })
})

test('a count that cannot be read is null beside those that can', async () => {
  const table = process.env.TABLE_NAME ?? ''
  const database = mockDatabase()
  const counts = {
    Responses: { [table]: [{ pk: 'COUNTER#STORE', sk: 'COUNTER', count: 7 }] },
    UnprocessedKeys: { [table]: { Keys: [{ pk: 'COUNTER#REVIEW', sk: 'COUNTER' }] } },
  }
  database.on(BatchGetCommand).callsFake(({ RequestItems }: BatchGetCommandInput) => {
    const keys = JSON.stringify(RequestItems?.[table]?.Keys)
    // Nothing speaks against the caller's token.
    return keys.includes('COUNTER#') ? counts : {}
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

const create = () => createStore(storeForm({ name: 'Busy' }), { logo: '/media/logo.png' }, at('01T08:00'))

test('a write that others get in the way of is tried again', async () => {
  const database = mockDatabase()
  database.on(TransactWriteCommand).rejectsOnce(canceled('None', 'TransactionConflict')).resolves({})
  expect(await create()).toMatchObject({ name: 'Busy' })
})

test('a write that others keep getting in the way of is given up, to be tried later', async () => {
  mockDatabase().on(TransactWriteCommand).rejects(canceled('TransactionConflict'))
  await expect(create()).rejects.toMatchObject({ code: 'unavailable', retryAfter: 1 })
})

test('a write that can never succeed is not tried again', async () => {
  const database = mockDatabase()
  database.on(TransactWriteCommand).rejects(canceled('ValidationError'))
  await expect(create()).rejects.toBeInstanceOf(TransactionCanceledException)
  expect(database.commandCalls(TransactWriteCommand)).toHaveLength(1)
})

test('while images cannot be kept, no store is created', async () => {
  storageAnswers(new AwsError('SlowDown', 503))
  const form = new FormData()
  const pixels = sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
  form.append('logo', new File([new Uint8Array(await pixels.png().toBuffer())], 'logo.png'))
  const texts = { name: 'Nike', slug: 'nike', link: 'https://example.com', description: 'Shoes.' }
  for (const [name, text] of Object.entries(texts)) form.append(name, text)

  const { status } = await callApi('POST /stores/create', { token, form })

  expect(status).toBe(503)
  expect((await callApi('GET /stores')).body).toEqual([])
})
