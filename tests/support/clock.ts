import { vi } from 'vitest'

/**
 * Stops the functions' clock, so that neither a window of a limit nor the day of a pseudonym ends within a
 * test, which starts it again. The clocks of the local services go on.
 */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
}

/** The time of the local services, also while the clock stands. */
export function runningClock(): Date {
  return new Date(performance.timeOrigin + performance.now())
}
