import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useEmptyTable, callApi } from '../support/api'
import { problemsOf } from '../support/conformance'
import { contradictions } from '../support/integrity'
import { describedRoutes, groupsOf, createContent } from '../support/create-content'
import { allItems } from '../support/table-items'
import { staffToken } from '../support/tokens'
import { validRequests } from '../support/valid-request'
import { isWrite } from '../faults/inject'

/** Calls about one's own account need proofs that work once. */
const session = /^POST \/users\/(?!register$)/
const writes = describedRoutes.filter((key) => !key.startsWith('GET ') && !session.test(key))

/** What has nothing to write: it is as it should be already, or it is counted and nobody is told. */
const writesNothing = new Set<string>([
  'PATCH /reviews/by-id/{id}/approve',
  'POST /clicks',
  'POST /coupons/void-network',
  'POST /reports/{id}/notify',
  'POST /stores/by-id/{id}/restore',
])

let token: string

beforeAll(async () => {
  token = await staffToken()
})
beforeEach(useEmptyTable)

/** Runs the work while each write meets another caller's, or a database with no room, as DynamoDB says. */
async function whileWrites<Result>(reason: string, work: () => Promise<Result>): Promise<Result> {
  const client = DynamoDBDocumentClient.prototype as unknown as {
    send: (command: unknown) => Promise<unknown>
  }
  const original = client.send
  const spies = [
    vi.spyOn(client, 'send').mockImplementation(async function send(this: unknown, command) {
      if (command instanceof TransactWriteCommand) throw canceled(command, reason)
      if (isWrite(command)) throw Object.assign(new Error('Met'), { name: alone[reason], $fault: 'client' })
      return original.call(this as never, command)
    }),
    // Without pauses between the attempts.
    vi.spyOn(Math, 'random').mockReturnValue(0),
  ]
  return work().finally(() => spies.forEach((spy) => spy.mockRestore()))
}

/** The same of a write outside of a transaction. */
const alone: Record<string, string> = {
  TransactionConflict: 'TransactionConflictException',
  ThrottlingError: 'ThrottlingException',
}

function canceled({ input }: TransactWriteCommand, reason: string): TransactionCanceledException {
  const [, ...others] = (input.TransactItems ?? []).map(() => ({ Code: 'None' }))
  return new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: [...others, { Code: reason }],
  })
}

const meetings: [string, string, number][] = [
  ['meets changes of others all the time', 'TransactionConflict', 429],
  ['meets a database that has no room', 'ThrottlingError', 503],
]

const cases = writes.flatMap((key) => meetings.map((meeting) => [key, ...meeting] as const))

describe('a write', () => {
  test.each(cases)(
    '%s says so, as its row declares, and changes nothing if it %s',
    async (key, _, reason, expected) => {
      const [request] = validRequests(key, await createContent(token, groupsOf(key)))
      const before = await allItems()
      const answer = await whileWrites(reason, () => callApi(key, { ...request, token }))
      expect(problemsOf(key, answer)).toEqual([])
      expect([answer.status, answer.headers['retry-after'] !== undefined]).toEqual(
        writesNothing.has(key) ? [expect.any(Number), false] : [expected, true],
      )
      if (answer.status === 429)
        expect(answer.body.message).toBe('Too many changes of this at once. Please try again.')
      expect([await allItems(), await contradictions()]).toEqual([before, []])
    },
  )
})
