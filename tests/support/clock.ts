import { vi } from 'vitest'

/** Stops the functions’ clock: no window of a limit ends within a test. Services have their own. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
}

/** The time of the local services, also while the clock stands. */
export function runningClock(): Date {
  return new Date(performance.timeOrigin + performance.now())
}
