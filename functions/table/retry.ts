import { setTimeout as pause } from 'node:timers/promises'

/** How often something is tried, and what is tried again. */
interface Tries {
  attempts: number
  /** Whether another attempt may succeed after this error. Without it no error is tried again. */
  mayPass?: (error: unknown) => boolean
  /** Milliseconds to wait after an attempt; the first one is 1. Without it there is no pause. */
  pauseAfter?: (attempt: number) => number
}

/** Random pauses that double their bound, so that callers who met once do not meet again. */
export function doublingPauses(milliseconds: number) {
  return (attempt: number) => Math.random() * milliseconds * 2 ** attempt
}

/**
 * Does the work until it answers with something else than false. Of the last attempt the answer, which may be
 * false, and the error stand.
 */
export async function retry<Result>(
  { attempts, mayPass = () => false, pauseAfter }: Tries,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      const result = await work()
      if (result !== false || attempt === attempts) return result
    } catch (error) {
      if (attempt === attempts || !mayPass(error)) throw error
    }
    if (pauseAfter) await pause(pauseAfter(attempt))
  }
}
