import { expect, test } from 'vitest'
import * as z from 'zod'
import { AppError } from '#domain/http/errors'
import { toAppError } from './faults'

const faultOf = (fields: object) => Object.assign(new Error('arn:aws:cognito-idp:somewhere'), fields)

const toldOf = (error: unknown) => {
  const { code, fields, retryAfter } = toAppError(error)
  return { code, fields, retryAfter }
}

test('an error that is meant for the client stays as it is', () => {
  const error = new AppError('conflict', 'This slug is taken.')
  expect(toAppError(error)).toBe(error)
})

test.each(['TooManyRequestsException', 'LimitExceededException', 'TooManyFailedAttemptsException'])(
  "Cognito's limit on the tries of one person is no fault of ours: %s",
  (name) => {
    const error = faultOf({ name, $fault: 'client', $metadata: { httpStatusCode: 400 } })
    expect(toldOf(error)).toEqual({ code: 'too_many', fields: undefined, retryAfter: 60 })
    expect(toAppError(error).cause).toBe(error)
  },
)

test('a write that met a transaction of another is no fault of ours, and worth another try', () => {
  const error = faultOf({ name: 'TransactionConflictException', $fault: 'client' })
  expect([toldOf(error), toAppError(error).message]).toEqual([
    { code: 'too_many', fields: undefined, retryAfter: 1 },
    'Too many changes of this at once. Please try again.',
  ])
})

const names =
  'ProvisionedThroughputExceededException ThrottlingException ThrottledException RequestLimitExceeded ' +
  'TransactionInProgressException SlowDown RequestTimeout TimeoutError'
const codes = 'ECONNREFUSED ECONNRESET ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH EPIPE UND_ERR_SOCKET'

test.each([
  ...names.split(' ').map((name) => ({ name, $fault: 'client' })),
  ...codes.split(' ').map((code) => ({ code })),
  { name: 'Unknown', $retryable: { throttling: true } },
  { name: 'Unknown', $fault: 'server' },
  { name: 'Unknown', $metadata: { httpStatusCode: 500 } },
])('a service that is away or busy is worth another try: %o', (fields) => {
  const error = faultOf(fields)
  expect(toldOf(error)).toEqual({ code: 'unavailable', fields: undefined, retryAfter: 5 })
  expect(toAppError(error).cause).toBe(error)
})

test.each([
  ['an error nobody expected', new TypeError('x is not a function')],
  ['a refused request of ours', faultOf({ name: 'ValidationException', $fault: 'client' })],
  ['a refusal by its status', faultOf({ $metadata: { httpStatusCode: 499 } })],
  ['an answer without a status', faultOf({ $metadata: {} })],
  ['a text', 'ThrottlingException'],
  ['an object that is no error', { name: 'ThrottlingException' }],
  ['nothing', undefined],
])('anything else is our fault, and the client learns nothing of it: %s', (_, error) => {
  const { code, message, cause } = toAppError(error)
  expect({ code, message, cause }).toEqual({
    code: 'internal',
    message: 'Something went wrong on our side. Please try again later.',
    cause: error,
  })
})

const refusalOf = (schema: z.ZodType, input: unknown) => {
  const { code, message, fields } = toAppError(schema.safeParse(input).error)
  return { code, message, fields }
}

test('of refused input the first message of each field is told, and the first of all', () => {
  const name = z.string().min(3, 'Name is too short.').regex(/^\d+$/, 'Name has letters.')
  const schema = z.object({ name, pros: z.array(z.string('A pro is a text.')) })
  expect(refusalOf(schema, { name: 'x', pros: ['a', 1] })).toEqual({
    code: 'invalid',
    message: 'Name is too short.',
    fields: { name: 'Name is too short.', 'pros.1': 'A pro is a text.' },
  })
})

test('a schema without messages of its own says which field is wrong, in words for people', () => {
  const schema = z.object({ long: z.string().max(1), short: z.string().min(1), list: z.array(z.number()) })
  expect(refusalOf(schema, { long: 'xx', short: '', list: ['x'] })).toEqual({
    code: 'invalid',
    message: 'long is too long.',
    fields: { long: 'long is too long.', short: 'short is too short.', 'list.0': 'list is not valid.' },
  })
})

test.each([z.object({}), z.array(z.string()).min(1)])(
  'input that is wrong as a whole names no field',
  (schema) => {
    expect(refusalOf(schema, [])).toEqual({
      code: 'invalid',
      message: 'The body must be a JSON object.',
      fields: undefined,
    })
  },
)
