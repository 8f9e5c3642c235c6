import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { vi } from 'vitest'
import { skipOverBundles } from './only-sources'

type Send = (this: unknown, command: unknown) => Promise<unknown>

/** Until the end of the test it answers for the database: `send` asks the database itself. */
export function whenSending(answer: (command: unknown, send: () => Promise<unknown>) => Promise<unknown>) {
  skipOverBundles()
  const client = DynamoDBDocumentClient.prototype as unknown as { send: Send }
  const { send } = client
  return vi.spyOn(client, 'send').mockImplementation(async function answerFor(this: unknown, command) {
    return answer(command, () => send.call(this, command))
  })
}
