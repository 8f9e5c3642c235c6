import { describe, expect, test } from 'vitest'
import { remove, transactInParts } from '#table/write'
import { type Answer, callApi } from '../support/api'
import { operationOf, problemsOf } from '../support/conformance'
import { sampleOf, stepsOf } from '../support/sample'
import { contradictions } from '../support/integrity'
import { contentFor, describedRoutes } from '../support/create-content'
import { allItems } from '../support/table-items'
import { token, useStaff } from '../support/one-store'
import { validRequests } from '../support/valid-request'
import { faults, isWrite, withFault } from './inject'

/** Calls about one's own account, which need proofs that work once: tests/faults/passwords.test.ts. */
const session = /^POST \/users\/(?!register$)/
const writes = describedRoutes.filter((key) => !key.startsWith('GET ') && !session.test(key))

/** A failure before the request is done, and for writes one after it, with the answer lost. */
const kinds = {
  'is throttled': { among: () => true, least: 1 },
  // Approving an approved review writes nothing.
  'answers too late': { among: isWrite, least: 0 },
} as const

// Each test reads the whole table.
useStaff({ role: 'admin' })

/** Locks of a failed call expire after a minute. Here they are removed at once. */
async function endLeases(): Promise<void> {
  const locks = (await allItems()).filter(({ sk }) => sk === 'LOCK')
  await transactInParts(locks.map(remove))
}

async function fresh(key: (typeof writes)[number]): Promise<() => Promise<Answer>> {
  await endLeases()
  const [request] = validRequests(key, await contentFor(key, token))
  return () => callApi(key, { ...request, token })
}

/** `npm test` takes every third route. */
const cutOff = sampleOf(writes, 3)

describe.each(cutOff)('%s', { timeout: 120_000 }, (key) => {
  const ofRoute = sampleOf(Object.keys(kinds) as (keyof typeof kinds)[], 2, cutOff.indexOf(key))

  test.each(ofRoute)('is done completely or not at all if a service %s at any step', async (kind) => {
    const { among, least } = kinds[kind]
    const injection = { fault: faults[kind], among }
    const { requests } = await withFault(await fresh(key), { ...injection, failing: -1 })
    expect(requests).toBeGreaterThanOrEqual(least)
    for (const failing of stepsOf(requests, writes.indexOf(key) + Object.keys(kinds).indexOf(kind))) {
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
      // The repeated call succeeds, or finds that everything was done.
      await endLeases()
      const again = await call()
      expect([failing, isSuccess(again) || [404, 409].includes(again.status ?? 0)]).toEqual([failing, true])
      expect([failing, await contradictions()]).toEqual([failing, []])
    }
  })
})

function isSuccess({ status = 500 }: Answer): boolean {
  return status < 300
}

test('every write says that it may meet others, or a database that is away', () => {
  const said = (key: (typeof writes)[number]) => Object.keys(operationOf(key).responses)
  expect(writes.filter((key) => !['429', '503'].every((status) => said(key).includes(status)))).toEqual([])
})
