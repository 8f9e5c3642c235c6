import { expect, test } from 'vitest'
import { callApi } from '../support/api'
import { staffToken } from '../support/tokens'

/** A value with this many levels. */
const nested = (levels: number): unknown => (levels === 0 ? 0 : [nested(levels - 1)])

test.each([
  ['GET /stores', { query: { cursor: '' } }, 'cursor is too short.'],
  ['GET /stores', { query: { cursor: 'A'.repeat(9000) } }, 'cursor is too long.'],
  ['POST /messages', { json: nested(33) }, 'JSON may be nested 32 levels deep at most.'],
  ['POST /messages', { json: Array(20_002).fill(0) }, 'JSON may have 20,000 values at most.'],
  ['POST /users/login', { json: { email: 'x'.repeat(255) } }, 'Email may have at most 254 characters.'],
] as const)('%s has a readable message for a bound without its own: %j', async (key, parts, message) => {
  const { status, body } = await callApi(key, { ...parts, token: await staffToken('admin') })
  expect({ status, message: body.message }).toEqual({ status: 400, message })
})
