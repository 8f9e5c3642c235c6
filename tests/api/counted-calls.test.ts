import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { endpointOf } from '#domain/api/api'
import { AppError } from '#domain/http/errors'
import { limits } from '#domain/api/limits'
import { networksOf } from '#domain/http/network'
import type { Request } from '#functions/http/call'
import { limitVisitor } from '#functions/http/limit-visitor'
import { limitCalls } from '#functions/rate-limit/limit'
import { pseudonymOf } from '#functions/rate-limit/visitor'
import { metered } from '#table/meter'
import { callApi, useEmptyTable } from '../support/api'
import { at } from '../support/content'
import { allItems } from '../support/table-items'
import { testOfSources } from '../support/test-of-sources'
import { whenSending } from '../support/when-sending'

/** What is counted of a call, what it costs, and how long it is kept. limits.test.ts tests who is refused. */

const sourceIp = '203.0.113.7'
const message = { fullName: 'Ada', email: 'ada@example.com', message: 'Hello.', website: '' }

beforeEach(async () => {
  await useEmptyTable()
  vi.useFakeTimers({ toFake: ['Date'], now: at('10T12:00') })
})

/** Makes some of the requests to the database fail. */
const failWhere = (isChosen: (command: unknown) => boolean, error: Error) =>
  whenSending(async (command, send) => (isChosen(command) ? Promise.reject(error) : send()))

testOfSources('a call that its block has no room for leaves the room of its client as it was', async () => {
  const [, block] = limits['POST /messages']
  vi.spyOn(block, 'count', 'get').mockReturnValue(2)
  for (let call = 0; call < 2; call++) await callApi('POST /messages', { json: message, sourceIp })
  const before = await allItems()
  const neighbour = () => callApi('POST /messages', { json: message, sourceIp: '203.0.113.8' })
  expect([(await neighbour()).status, (await neighbour()).status]).toEqual([429, 429])
  expect(await allItems()).toEqual(before)
})

test('a place that others keep taking first is refused, as in a flood', async () => {
  const isPlace = (command: unknown) =>
    command instanceof UpdateCommand && command.input.UpdateExpression?.includes('emptyAt') === true
  failWhere(isPlace, new ConditionalCheckFailedException({ message: 'Taken.', $metadata: {} }))
  const call = limitCalls('POST /messages', networksOf(sourceIp), new Date())
  await expect(call).rejects.toMatchObject({ code: 'too_many', retryAfter: 60 })
})

test('a call without room costs one read for each network', async () => {
  const [{ count }] = limits['POST /messages']
  const call = () => limitCalls('POST /messages', networksOf(sourceIp), new Date())
  for (let each = 0; each < count; each++) await call()
  const usage = await metered(async (measured) => {
    await expect(call()).rejects.toMatchObject({ code: 'too_many', retryAfter: 60 })
    return measured
  })
  expect(usage.requests).toBe(2)
})

test('what is stored of a visitor is pseudonymous, and expires with its limit, or with the day', async () => {
  vi.setSystemTime(at('10T12:00:20'))
  await callApi('POST /messages', { json: message, sourceIp })
  vi.setSystemTime(at('10T12:00:50'))
  await callApi('POST /messages', { json: message, sourceIp })
  const items = (await allItems()).filter(({ sk }) => sk === 'LIMIT' || sk === 'SALT')
  expect(JSON.stringify(items)).not.toMatch(/203\.0\.113|ada@example/)
  const expected = [
    ...limits['POST /messages'].map(({ count, every }) => at('10T12:00:50').getTime() / 1000 + count * every),
    at('11T00:00').getTime() / 1000,
  ]
  expect(items.map(({ expiresAt }) => Number(expiresAt)).toSorted()).toEqual(expected.toSorted())
})

test('if one of its counts fails, a call is not counted at all', async () => {
  await limitCalls('POST /messages', networksOf('192.0.2.1'), new Date()) // Creates the salt of the day.
  const before = await allItems()
  const fault = new Error('The database is away.')
  let writes = 0
  failWhere((command) => command instanceof UpdateCommand && ++writes === 2, fault)
  await expect(limitCalls('POST /messages', networksOf(sourceIp), new Date())).rejects.toBe(fault)
  const filled = (items: typeof before) => items.filter(({ emptyAt }) => Number(emptyAt) > Date.now())
  expect(filled(await allItems())).toEqual(filled(before))
})

/** A pseudonym as another instance of the function makes it, which has not read the day's key. */
async function pseudonymElsewhere(parts: readonly string[], now: Date): Promise<string> {
  vi.resetModules()
  const elsewhere = await import('#functions/rate-limit/visitor')
  return elsewhere.pseudonymOf(parts, now)
}

test('a visitor has one pseudonym a day, wherever it is made, and another on the next', async () => {
  const [morning, evening, nextDay] = [at('10T00:00'), at('10T23:59'), at('11T00:00')]
  const pseudonym = await pseudonymOf(['203.0.113.7', 'ada'], morning)
  expect(await pseudonymOf(['203.0.113.7', 'ada'], evening)).toBe(pseudonym)
  expect(await pseudonymElsewhere(['203.0.113.7', 'ada'], evening)).toBe(pseudonym)
  const others = [
    await pseudonymOf(['203.0.113.7ada'], morning),
    await pseudonymOf(['203.0.113.7', 'ada'], nextDay),
  ]
  // Without the key, which is deleted, nobody can make it again.
  await useEmptyTable()
  others.push(await pseudonymElsewhere(['203.0.113.7', 'ada'], morning))
  expect(new Set([pseudonym, ...others]).size).toBe(4)
})

describe('the work of a call to a limited endpoint', () => {
  const key = 'POST /messages'
  const countsOf = async () => (await allItems()).filter(({ sk }) => sk === 'LIMIT').length
  const run = (work: (request: Request) => Promise<unknown>) => {
    const request = { caller: null, clientAddress: sourceIp, now: new Date() } as Request
    return limitVisitor({ key, row: endpointOf(key) }, request, work)
  }
  const refusal = new AppError('conflict', 'No.')

  test('that refuses it says why even if it cannot be counted', async () => {
    await limitCalls(key, networksOf('192.0.2.1'), new Date()) // Creates the salt of the day.
    failWhere((command) => command instanceof UpdateCommand, new Error('connect ECONNREFUSED'))
    await expect(run(() => Promise.reject(refusal))).rejects.toBe(refusal)
  })

  test('that accepts it and then refuses it counts it once', async () => {
    const work = async ({ accept }: Request) => {
      await accept()
      throw refusal
    }
    await expect(run(work)).rejects.toBe(refusal)
    expect(await countsOf()).toBe(limits[key].length)
  })

  test('that fails by a fault of ours counts nothing', async () => {
    const outage = new AppError('unavailable', 'Try again.')
    await expect(run(() => Promise.reject(outage))).rejects.toBe(outage)
    expect(await countsOf()).toBe(0)
  })
})
