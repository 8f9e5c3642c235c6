/** Milliseconds between two calls, as in the cloud. */
const period = 60_000

/** Calls the scheduled function every minute. */
export function callRegularly(cleanUp: () => Promise<void>, signal: AbortSignal): void {
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
