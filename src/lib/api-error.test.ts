import { expect, test } from 'vitest'
import { failureOf } from './api-error'

test('a failure says what the API says, field by field', async () => {
  const message = "The slug 'nike' is taken."
  const body = { statusCode: 409, error: 'conflict', message, requestId: '1', fields: { slug: message } }
  const { status, message: said, fields } = await failureOf(Response.json(body, { status: 409 }))
  expect({ status, said, fields }).toEqual({ status: 409, said: message, fields: { slug: message } })
})

test('what the gateway refuses as too large is said in words of ours', async () => {
  const answer = Response.json({ message: 'Request Entity Too Large' }, { status: 413 })
  expect((await failureOf(answer)).message).toBe(
    'The files are too large to be sent together. Please choose smaller ones.',
  )
})

test.each([
  ["API Gateway's refusal of a token", 401, '{"message":"Unauthorized"}'],
  ['an empty body', 401, ''],
  ["CloudFront's page", 502, '<html>'],
])('%s says nothing but its status', async (_, status, body) => {
  expect(await failureOf(new Response(body, { status }))).toMatchObject({
    status,
    message: '',
    code: undefined,
  })
})
