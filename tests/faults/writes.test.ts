import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { documents, tableName } from '#table/client'
import { type Answer, callApi, useEmptyTable } from '../support/api'
import { operationOf, problemsOf } from '../support/conformance'
import { contradictions } from '../support/integrity'
import { describedRoutes, groupsOf, makeContent } from '../support/made-content'
import { allItems } from '../support/stored'
import { staffToken } from '../support/tokens'
import { type Made, validRequests } from '../support/valid-request'
import { faults, isWrite, withFault } from './inject'

/**
 * Of one's own account, whose proofs hold once: tests/api/own-account.test.ts and session.test.ts are about
 * these.
 */
const session = /^POST \/users\/(?!register$)/
const writes = describedRoutes.filter((key) => !key.startsWith('GET ') && !session.test(key))

/**
 * One that has done nothing, and one that has done what it was asked for and does not say so: of a write
 * only.
 */
const kinds = {
  'is throttled': { among: () => true, least: 1 },
  // To approve what is approved writes nothing.
  'answers too late': { among: isWrite, least: 0 },
} as const

let token: string

beforeAll(async () => {
  token = await staffToken()
})
// Each time the whole table is looked through.
beforeEach(useEmptyTable)

/** What a failed call holds on to goes by itself, after a minute: here at once. */
async function endLeases(): Promise<void> {
  const held = (await allItems()).filter(({ sk }) => sk === 'LOCK')
  for (const { pk, sk } of held) {
    await documents().send(new DeleteCommand({ TableName: tableName(), Key: { pk, sk } }))
  }
}

/** A request to a route about things that nobody has changed yet. */
async function fresh(key: (typeof writes)[number]): Promise<() => Promise<Answer>> {
  await endLeases()
  const made: Made = await makeContent(token, groupsOf(key))
  const [request] = validRequests(key, made)
  return () => callApi(key, { ...request, token })
}

describe.each(writes)('%s', { timeout: 120_000 }, (key) => {
  test.each(Object.keys(kinds) as (keyof typeof kinds)[])(
    'is done or not done, never half, when a service %s at any step of it',
    async (kind) => {
      const { among, least } = kinds[kind]
      const injection = { fault: faults[kind], among }
      const { requests } = await withFault(await fresh(key), { ...injection, failing: -1 })
      expect(requests).toBeGreaterThanOrEqual(least)
      for (let failing = 0; failing < requests; failing++) {
        const call = await fresh(key)
        const { result } = await withFault(call, { ...injection, failing })
        expect([failing, problemsOf(key, result)]).toEqual([failing, []])
        expect([failing, await contradictions()]).toEqual([failing, []])
        if (isSuccess(result)) continue
        expect([failing, result.status, result.body.message]).toEqual([
          failing,
          503,
          expect.stringMatching(/\.$/),
        ])
        // Tried again, as the answer says, it succeeds, or finds that it was done.
        await endLeases()
        const again = await call()
        expect([failing, isSuccess(again) || [404, 409].includes(again.status ?? 0)]).toEqual([failing, true])
        expect([failing, await contradictions()]).toEqual([failing, []])
      }
    },
  )
})

const [simple] = writes

test.each(Object.keys(faults) as (keyof typeof faults)[])(
  'a service that %s is told as such',
  async (kind) => {
    const { result } = await withFault(await fresh(simple ?? 'POST /stores/create'), {
      failing: 0,
      fault: faults[kind],
    })
    expect({ status: result.status, retryAfter: result.headers['retry-after'], body: result.body }).toEqual({
      status: 503,
      retryAfter: expect.stringMatching(/^\d+$/),
      body: {
        statusCode: 503,
        error: 'unavailable',
        message: 'The service is not available at the moment. Please try again.',
        requestId: expect.any(String),
      },
    })
  },
)

function isSuccess({ status = 500 }: Answer): boolean {
  return status < 300
}

test('every write of the document is among them', () => {
  expect(writes.filter((key) => !('503' in operationOf(key).responses))).toEqual([])
})
