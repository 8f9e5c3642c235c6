import { expect, test } from 'vitest'
import { callApi } from '../support/api'
import { staffToken } from '../support/tokens'

test.each([
  ['GET /stores', { query: { cursor: '' } }, 'cursor is too short.'],
  ['GET /stores', { query: { cursor: 'A'.repeat(9000) } }, 'cursor is too long.'],
  ['POST /users/login', { json: 'x' }, 'The body must be a JSON object.'],
  ['POST /users/register', { json: [] }, 'The body must be a JSON object.'],
  ['POST /messages', { json: null }, 'The body must be a JSON object.'],
] as const)('%s has a readable message for a bound without its own: %j', async (key, parts, message) => {
  const { status, body } = await callApi(key, { ...parts, token: await staffToken('admin') })
  expect({ status, message: body.message }).toEqual({ status: 400, message })
})
