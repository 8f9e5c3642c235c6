import { describe, expect, test, vi } from 'vitest'
import type { Role } from '#domain/user/roles'
import { getUser } from '#functions/user/user'
import { callApi } from '../support/api'
import { sampleOf, stepsOf } from '../support/sample'
import { createAccount } from '../support/api-accounts'
import { tokenWith } from '../support/tokens'
import { faults, withFault } from '../faults/inject'
import { token, useStaff } from '../support/one-store'

/**
 * Cognito and the table cannot be changed in one transaction. No token may grant more than its user's role,
 * whatever fails between them.
 */

vi.setConfig({ testTimeout: 240_000 })

useStaff({ role: 'admin', once: true })

const tokenOf = (sub: string, role: Role) => tokenWith({ claims: { sub, 'cognito:groups': [role] } })
const getsIn = async (bearer: string) => (await callApi('GET /stats', { token: bearer })).status === 200

/** A manager who was demoted to user a moment ago, with the tokens from before and after. */
async function demoted() {
  const { body } = await callApi('POST /users/login', { json: await createAccount({ role: 'manager' }) })
  const id = body.user._id as string
  const change = (role: Role) => callApi('PATCH /users/{id}', { token, params: { id }, json: { role } })
  expect((await change('user')).status).toBe(200)
  return { id, change, old: body.token as string, now: await tokenOf(id, 'user') }
}

/** A lock that is not released would block the next step. */
const isNotLock = (command: unknown) => !JSON.stringify(command).includes('LOCK#')

const kinds = ['is throttled', 'answers too late'] as const

const roles = ['admin', 'manager', 'nothing'] as const

describe.each(roles)('from user to %s', (next) => {
  test.each(sampleOf(kinds, 2, roles.indexOf(next)))(
    'a token is valid as long as its role, if a service %s at any step',
    async (kind) => {
      const run = async (failing: number) => {
        const { id, change, old, now } = await demoted()
        const remove = () => callApi('DELETE /users/{id}', { token, params: { id } })
        const work = next === 'nothing' ? remove : () => change(next)
        const { result, requests } = await withFault(work, { failing, fault: faults[kind], among: isNotLock })
        const role = await getUser(id).then(
          (user) => user.role,
          () => 'nothing',
        )
        if ((result.status ?? 500) < 300) expect([failing, role]).toEqual([failing, next])
        expect([failing, await getsIn(old)]).toEqual([failing, role === 'manager'])
        expect([failing, await getsIn(now)]).toEqual([failing, role === 'user'])
        return requests
      }
      const requests = await run(-1)
      expect(requests).toBeGreaterThan(3)
      for (const failing of stepsOf(requests, kinds.indexOf(kind))) await run(failing)
    },
  )
})
