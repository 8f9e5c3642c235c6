import { expect, test } from 'vitest'
import { failureOf } from './api-error'

test("a failure has the API's messages, also for fields", async () => {
  const message = "The slug 'nike' is taken."
  const body = { statusCode: 409, error: 'conflict', message, requestId: '1', fields: { slug: message } }
  const { status, message: text, fields } = await failureOf(Response.json(body, { status: 409 }))
  expect({ status, text, fields }).toEqual({ status: 409, text: message, fields: { slug: message } })
})

test("the gateway's refusal of a large body has our message", async () => {
  const answer = Response.json({ message: 'Request Entity Too Large' }, { status: 413 })
  expect((await failureOf(answer)).message).toBe(
    'The files are too large to be sent together. Please choose smaller ones.',
  )
})

test.each([
  ["API Gateway's refusal of a token", 401, '{"message":"Unauthorized"}'],
  ['an empty body', 401, ''],
  ["CloudFront's page", 502, '<html>'],
])('%s has only its status', async (_, status, body) => {
  expect(await failureOf(new Response(body, { status }))).toMatchObject({
    status,
    message: '',
    code: undefined,
  })
})
