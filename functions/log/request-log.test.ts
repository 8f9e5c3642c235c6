import { expect, test, vi } from 'vitest'
import { logRequest } from './request-log'

const usage = { requests: 2, roundTrips: 1, readUnits: 1.5, writeUnits: 0 }
const entry = { requestId: 'r-1', routeKey: 'GET /stores', status: 200, ms: 7, usage, error: undefined }

function lineOf(logged: Parameters<typeof logRequest>[0]): unknown {
  vi.stubEnv('LOG_LEVEL', 'info')
  vi.useFakeTimers({ now: 1_790_000_000_000 })
  const log = vi.spyOn(console, 'log').mockReturnValue()
  logRequest(logged)
  vi.useRealTimers()
  return JSON.parse(String(log.mock.calls[0]?.[0]))
}

const written = {
  level: 'info',
  requestId: 'r-1',
  routeKey: 'GET /stores',
  status: 200,
  ms: 7,
  requests: 2,
  roundTrips: 1,
  readUnits: 1.5,
  writeUnits: 0,
}

test('a line has the request, its result and its cost', () => {
  expect(lineOf(entry)).toEqual(written)
})

const signIn = { routeKey: 'POST /users/login', status: 401 }

test('a refused sign-in is counted', () => {
  expect(lineOf({ ...entry, ...signIn, countsRefusals: true })).toEqual({
    ...written,
    ...signIn,
    refused: 1,
    _aws: {
      Timestamp: 1_790_000_000_000,
      CloudWatchMetrics: [
        {
          Namespace: 'local',
          Dimensions: [['routeKey']],
          Metrics: [{ Name: 'refused', Unit: 'Count' }],
        },
      ],
    },
  })
})

test.each([
  ['POST /users/login', 200, true],
  ['POST /users/login', 403, true],
  ['POST /users/login', 503, true],
  ['GET /stats', 401, undefined],
])('%s with status %i is not counted', (routeKey, status, countsRefusals) => {
  expect(lineOf({ ...entry, routeKey, status, countsRefusals })).not.toHaveProperty('_aws')
})

test.each([
  [
    "Value 'Passw0rd!' at 'password' failed to satisfy constraint",
    "Value '…' at '…' failed to satisfy constraint",
  ],
  ['No account for ada@example.com here', 'No account for … here'],
  ['Token eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln is expired', 'Token … is expired'],
  ['Unexpected token in "{"text":"secret"}"', 'Unexpected token in "…"'],
  ['x is not a function', 'x is not a function'],
])('an error with the message %j is logged as %j', (message, logged) => {
  const { error } = lineOf({ ...entry, status: 500, error: new Error(message) }) as {
    error: { message: string }
  }
  expect(error.message).toBe(logged)
})

test.each(['"', "'"])('texts that a long error quotes in %s are not logged', (quote) => {
  const message = `Unexpected ${quote}${'secret '.repeat(1000)}${quote}`
  const line = JSON.stringify(lineOf({ ...entry, status: 500, error: new Error(message) }))
  expect([line.includes('Unexpected'), line.includes('secret')]).toEqual([true, false])
})

test('the stack of an error does not repeat its message', () => {
  const error = new Error('outermost', { cause: new Error('innermost') })
  const line = JSON.stringify(lineOf({ ...entry, status: 500, error }))
  expect([line.split('outermost').length, line.split('innermost').length]).toEqual([2, 2])
  expect(line).toContain('request-log.test.ts')
})

test.each([
  [499, 'info'],
  [500, 'error'],
])('a request with status %i has the level %s', (status, level) => {
  expect(lineOf({ ...entry, status })).toMatchObject({ level })
})

test('a message of several lines is not in the stack either', () => {
  const error = new Error("Value 'one\n    at secret\nlook at secret' is not valid")
  const line = lineOf({ ...entry, status: 500, error })
  expect(line).toMatchObject({ error: { name: 'Error', message: "Value '…' is not valid" } })
  expect(JSON.stringify(line)).not.toContain('secret')
})

test('of what is thrown and is no error only the type is logged', () => {
  expect(lineOf({ ...entry, status: 500, error: 'secret' })).toMatchObject({ error: 'string' })
})

test('of a long message the beginning is logged, and no cause that it does not have', () => {
  const { error } = lineOf({ ...entry, status: 500, error: new Error('long '.repeat(1000)) }) as {
    error: object
  }
  const message = 'long '.repeat(100)
  expect(error).toEqual({ name: 'Error', message, stack: expect.any(String) })
})

test('no line is written while the log is silent', () => {
  vi.stubEnv('LOG_LEVEL', 'silent')
  const log = vi.spyOn(console, 'log').mockReturnValue()
  logRequest(entry)
  expect(log).not.toHaveBeenCalled()
})
