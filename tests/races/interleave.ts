import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { skipOverBundles } from '../support/only-sources'

type Send = (this: unknown, command: unknown, ...others: unknown[]) => Promise<unknown>

interface Interleaving {
  /** Runs between the reads and the write of the work. */
  meanwhile: () => Promise<unknown>
  /** Selects the request that is held: the first for which it is true. @default the first transaction */
  before?: (command: unknown) => boolean
}

/**
 * Runs the work, but holds one of its requests to the database until `meanwhile` has ended, so that the order
 * is the same in every run. Throws if the work sends no such request.
 */
export async function interleaved<Result>(
  work: () => Promise<Result>,
  { meanwhile, before = (command) => command instanceof TransactWriteCommand }: Interleaving,
): Promise<Result> {
  skipOverBundles()
  const client = DynamoDBDocumentClient.prototype as unknown as { send: Send }
  const { send } = client
  const turn = { isOver: false }
  // Not a spy: interleavings may be nested, and spies of the same function are one spy.
  client.send = async function sendInTurn(...request) {
    if (!turn.isOver && before(request[0])) {
      turn.isOver = true
      await meanwhile()
    }
    return send.apply(this, request)
  }
  try {
    const result = await work()
    if (!turn.isOver) throw new Error('The work has sent no request that could be held back.')
    return result
  } finally {
    client.send = send
  }
}
