import { setTimeout as pause } from 'node:timers/promises'
import { followStream, openStream } from './change-stream'
import type { ServiceEnvironment } from './environment'
import type { Handlers } from './load-handlers'

/** Milliseconds. In the cloud feeds are pulled less often. */
const periods = { cleanUp: 60_000, imports: 5000 }

/**
 * Follows the stream, and calls clean-up and imports. `positionFile` remembers how far the stream was read.
 * Returns a function that waits until what was written before its call was handled.
 */
export async function beginBackground(
  { changes, cleanUp, imports }: Pick<Handlers, 'changes' | 'cleanUp' | 'imports'>,
  { TABLE_NAME, AWS_ENDPOINT_URL_DYNAMODB }: ServiceEnvironment,
  positionFile: string,
  signal: AbortSignal,
): Promise<() => Promise<void>> {
  const stream = await openStream(TABLE_NAME, AWS_ENDPOINT_URL_DYNAMODB)
  const waiting: (() => void)[] = []
  void followStream(stream, positionFile, changes, { signal, waiting })
  void callRegularly(cleanUp, periods.cleanUp, 'The clean-up', signal)
  void callRegularly(imports, periods.imports, 'The pull of feeds', signal)
  return () => new Promise((resolve) => waiting.push(resolve))
}

async function callRegularly(
  task: () => Promise<void>,
  period: number,
  name: string,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    await pause(period, undefined, { ref: false })
    if (signal.aborted) return
    await task().catch((error: unknown) => {
      if (!signal.aborted) console.error(`${name} failed:`, error)
    })
  }
}
