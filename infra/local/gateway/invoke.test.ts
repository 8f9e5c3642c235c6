import type { APIGatewayProxyEventV2, APIGatewayProxyResultV2 } from 'aws-lambda'
import { expect, test } from 'vitest'
import { invoke, maxConcurrentCalls } from './invoke'

const event = {} as APIGatewayProxyEventV2
const tick = () => new Promise((resolve) => setImmediate(resolve))

/** A function whose calls end when they are told to, in the order in which they began. */
function heldFunction() {
  const begun: ((result: APIGatewayProxyResultV2) => void)[] = []
  const handler = () => new Promise<APIGatewayProxyResultV2>((resolve) => void begun.push(resolve))
  return { begun, handler }
}

test('so many calls of a function run at once, and the others follow in their turn, each with all its time', async () => {
  const { begun, handler } = heldFunction()
  const calls = Array.from({ length: 2 * maxConcurrentCalls + 1 }, () => invoke(handler, event, 60_000))
  await tick()
  expect(begun).toHaveLength(maxConcurrentCalls)
  begun[0]!({ statusCode: 204 })
  expect(await calls[0]).toMatchObject({ answer: { status: 204 } })
  await tick()
  expect(begun).toHaveLength(maxConcurrentCalls + 1)
  for (let at = 1; at < calls.length; at++) {
    begun[at]!({ statusCode: 200 })
    expect(await calls[at]).toMatchObject({ answer: { status: 200 } })
    await tick()
  }
  expect(begun).toHaveLength(calls.length)
})

test('a call that runs out of time or fails gives its place away, and other functions have places of their own', async () => {
  const { begun, handler } = heldFunction()
  const late = Array.from({ length: maxConcurrentCalls }, () => invoke(handler, event, 20))
  const waiting = invoke(handler, event, 60_000)
  const other = await invoke(async () => ({ statusCode: 201 }), event, 60_000)
  expect(other).toMatchObject({ answer: { status: 201 } })
  expect(await Promise.all(late)).toEqual(late.map(() => ({ failed: 'timeout' })))
  await tick()
  begun[maxConcurrentCalls]!({ statusCode: 200 })
  expect(await waiting).toMatchObject({ answer: { status: 200 } })
})
