import { beforeAll, expect, test, vi } from 'vitest'
import { callApi, useEmptyTable } from '../support/api'
import type { RequestParts } from '../support/event'
import { sampleOf } from '../support/sample'
import { contentFor, describedRoutes, groupsOf, sharedContent } from '../support/create-content'
import { createAccount } from '../support/api-accounts'
import { staffToken } from '../support/tokens'
import { validRequests } from '../support/valid-request'

let account: Awaited<ReturnType<typeof createAccount>>

beforeAll(async () => {
  await useEmptyTable()
  account = await createAccount()
})

/** The routes after which others would not find what they need. They have content of their own. */
const consumes = /^DELETE |reject$/

/** All texts of a request that a user has typed or that prove who they are. */
function secretsIn({ json, form, token, cookies = [] }: RequestParts): string[] {
  const texts: string[] = []
  JSON.stringify(json ?? {}, (_, value: unknown) => {
    if (typeof value === 'string') texts.push(value)
    return value
  })
  for (const value of form?.values() ?? []) if (typeof value === 'string') texts.push(value)
  return [...texts, token ?? '', ...cookies].filter((text) => text.length > 6)
}

test.each(sampleOf(describedRoutes, 3))(
  '%s writes one line without the content of the request',
  async (key) => {
    const token = await staffToken()
    const created = await (consumes.test(key) ? contentFor(key, token) : sharedContent(groupsOf(key), token))
    const known = new Set(Object.values(created).map(({ _id }) => _id))
    const requests: RequestParts[] = [
      ...validRequests(key, created).map((request) => ({ ...request, token })),
      { json: account, cookies: ['refresh=abcdefgh'] },
      { body: '{"text":"unfinished', headers: { 'content-type': 'application/json' }, token },
    ]
    vi.stubEnv('LOG_LEVEL', 'info')
    const log = vi.spyOn(console, 'log').mockReturnValue()
    for (const request of requests) {
      log.mockClear()
      await callApi(key, request)
      const lines = log.mock.calls.map(([line]) => String(line))
      expect(lines.map((line) => (JSON.parse(line) as { routeKey: string }).routeKey)).toEqual([key])
      const secrets = [...secretsIn(request), 'unfinished', '@example.com', 'Bearer']
      expect(secrets.filter((text) => !known.has(text) && lines[0]?.includes(text))).toEqual([])
    }
  },
)
