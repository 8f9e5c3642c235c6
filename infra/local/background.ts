import { followStream, openStream } from './change-stream'
import type { ServiceEnvironment } from './environment'
import type { Handlers } from './load-handlers'

/** Milliseconds, as in the cloud. */
const period = 60_000

/** Follows the table's stream and calls the scheduled function. `place` is the file of the stream's place. */
export async function beginBackground(
  { changes, cleanUp }: Pick<Handlers, 'changes' | 'cleanUp'>,
  { TABLE_NAME, AWS_ENDPOINT_URL_DYNAMODB }: ServiceEnvironment,
  place: string,
  signal: AbortSignal,
): Promise<void> {
  const stream = await openStream(TABLE_NAME, AWS_ENDPOINT_URL_DYNAMODB)
  void followStream(stream, place, changes, signal)
  callRegularly(cleanUp, signal)
}

function callRegularly(cleanUp: () => Promise<void>, signal: AbortSignal): void {
  let isRunning = false
  const run = async () => {
    if (signal.aborted || isRunning) return
    isRunning = true
    await cleanUp().catch((error: unknown) => {
      if (!signal.aborted) console.error('The clean-up failed:', error)
    })
    isRunning = false
  }
  setInterval(() => void run(), period).unref()
}
