import * as fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { errorSchema } from '#domain/api/error'
import { endpointOf, type RouteKey } from '#domain/api/api'
import { type Answer, sendEvent } from '../support/api'
import { operationOf, problemsOf } from '../support/conformance'
import { defaultEventOf } from '../support/event'
import { contradictions } from '../support/integrity'
import { useCreatedContent } from '../support/use-created-content'
import { describedRoutes, createOne } from '../support/create-content'
import { attack, spoil } from './hostile-request'
import { hostileText } from './hostile-values'
import { unacceptable } from './stored-items'

/** Requests to each route. `npm run test:fuzz` sends more than 20,000 in total. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 2)

/** Milliseconds after which a request counts as hanging. */
const answerTimeout = 15_000

const content = useCreatedContent()

/** Phrases of zod's messages for developers. No message for users contains them. */
const ofLibraries =
  /Invalid (input|option)|Too (small|big)|expected \w+|Unrecognized key|Invalid (string|ULID)/

/** The caller: mostly staff, because they get furthest. */
const caller = fc.constantFrom<'staff' | 'nobody' | 'rubbish'>('staff', 'staff', 'staff', 'nobody', 'rubbish')

function tokenOf(who: 'staff' | 'nobody' | 'rubbish'): string | undefined {
  return { staff: content.token, nobody: undefined, rubbish: 'eyJhbGciOiJub25lIn0.e30.' }[who]
}

describe('for any request', { timeout: 600_000 }, () => {
  test.each(describedRoutes)('%s answers as described', async (key: RouteKey) => {
    await fc.assert(
      fc.asyncProperty(caller, attack, async (who, how) => {
        const event = await spoil(key, { token: tokenOf(who), created: content.created }, how)
        const answer = await within(answerTimeout, sendEvent(event, endpointOf(key).servedBy))
        expect(problemsOf(key, answer)).toEqual([])
        expect(answer.status).toBeLessThan(500)
        expect(answer.body?.message ?? '').not.toMatch(ofLibraries)
        await follow(key, answer)
      }),
      { numRuns: requests },
    )
  })

  test('an address without a route is refused', async () => {
    const method = fc.constantFrom('GET', 'HEAD', 'POST', 'TRACE', '__proto__', 'get')
    await fc.assert(
      fc.asyncProperty(method, hostileText, async (verb, text) => {
        const { status, body } = await sendEvent(defaultEventOf(verb, `/api/${text}`))
        expect([404, 405]).toContain(status)
        expect(errorSchema.safeParse(body).error).toBeUndefined()
      }),
      { numRuns: requests },
    )
  })
})

afterAll(async () => {
  expect([...(await unacceptable()), ...(await contradictions())]).toEqual([])
}, 60_000)

/** Updates the known items after a request, so that later requests use existing ones. */
async function follow(key: RouteKey, { status, body }: Answer): Promise<void> {
  const [tag = ''] = operationOf(key).tags
  const { token, created } = content
  if (key.startsWith('DELETE ') && status === 204) created[tag] = await createOne(tag, token, created)
  else if (status === 200 && body?._id !== undefined && body._id === created[tag]?._id) created[tag] = body
}

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer after ${milliseconds} ms.`)), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
