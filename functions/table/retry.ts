import { setTimeout as pause } from 'node:timers/promises'

/** How often to try, and which errors are tried again. */
interface Tries {
  attempts: number
  /** Whether the error may be gone at the next attempt. Default: none is tried again. */
  isTransient?: (error: unknown) => boolean
  /** Milliseconds to wait after an attempt; the first one is 1. Default: no pause. */
  pauseAfter?: (attempt: number) => number
}

/** Random pauses with a doubling upper bound, so that callers that collided once do not collide again. */
export function doublingPauses(milliseconds: number) {
  return (attempt: number) => Math.random() * milliseconds * 2 ** attempt
}

/**
 * Repeats the work until it returns something other than false. The last attempt's result, which may be
 * false, is returned, and its error is thrown.
 */
export async function retry<Result>(
  { attempts, isTransient = () => false, pauseAfter }: Tries,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      const result = await work()
      if (result !== false || attempt === attempts) return result
    } catch (error) {
      if (attempt === attempts || !isTransient(error)) throw error
    }
    if (pauseAfter) await pause(pauseAfter(attempt))
  }
}
