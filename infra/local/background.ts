import { followStream, openStream } from './change-stream'
import type { ServiceEnvironment } from './environment'
import type { Handlers } from './load-handlers'

/** Milliseconds, as in the cloud. */
const period = 60_000

/** Follows the stream and calls clean-up. `positionFile` remembers how far the stream was read. */
export async function beginBackground(
  { changes, cleanUp }: Pick<Handlers, 'changes' | 'cleanUp'>,
  { TABLE_NAME, AWS_ENDPOINT_URL_DYNAMODB }: ServiceEnvironment,
  positionFile: string,
  signal: AbortSignal,
): Promise<void> {
  const stream = await openStream(TABLE_NAME, AWS_ENDPOINT_URL_DYNAMODB)
  void followStream(stream, positionFile, changes, signal)
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
