import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'

type Send = (this: unknown, command: unknown, ...others: unknown[]) => Promise<unknown>

interface Interleaving {
  /** What is done between the work's reads and its write. */
  meanwhile: () => Promise<unknown>
  /** The request that waits for it: the first one of which this is true. @default the first transaction */
  before?: (command: unknown) => boolean
}

/**
 * Does the work, but holds one of its requests to the database back until `meanwhile` has ended: the same
 * order of events in every run. Throws where the work has sent no such request.
 */
export async function interleaved<Result>(
  work: () => Promise<Result>,
  { meanwhile, before = (command) => command instanceof TransactWriteCommand }: Interleaving,
): Promise<Result> {
  const client = DynamoDBDocumentClient.prototype as unknown as { send: Send }
  const { send } = client
  const turn = { held: false }
  // Not a spy: one interleaving may lie within another, and spies of the same function are one.
  client.send = async function sendInTurn(...request) {
    if (!turn.held && before(request[0])) {
      turn.held = true
      await meanwhile()
    }
    return send.apply(this, request)
  }
  try {
    const result = await work()
    if (!turn.held) throw new Error('The work has sent no request that could be held back.')
    return result
  } finally {
    client.send = send
  }
}
