import type { LambdaHandler } from './gateway/invoke'

/** Milliseconds: as the schedule in the cloud, and after the last of some writes of staff. */
const waits = { period: 60_000, afterWrite: 1000 }

interface Scheduled {
  cleanUp: () => Promise<void>
  admin: LambdaHandler
}

/**
 * Calls the scheduled function every minute, as in the cloud, and soon after a write of staff: on one machine
 * nobody wants to wait. Returns the admin function that it listens to.
 */
export function callRegularly({ cleanUp, admin }: Scheduled, signal: AbortSignal): LambdaHandler {
  let isRunning = false
  const run = () => {
    if (signal.aborted) return
    if (isRunning) return runSoon()
    isRunning = true
    cleanUp()
      .catch((error: unknown) => {
        if (!signal.aborted) console.error('The clean-up failed:', error)
      })
      .finally(() => (isRunning = false))
  }
  setInterval(run, waits.period).unref()
  let soon: NodeJS.Timeout | undefined
  const runSoon = () => {
    clearTimeout(soon)
    soon = setTimeout(run, waits.afterWrite).unref()
  }
  return async (event) => {
    const result = await admin(event)
    if (!event.routeKey.startsWith('GET ')) runSoon()
    return result
  }
}
