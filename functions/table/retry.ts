import { setTimeout as pause } from 'node:timers/promises'

export interface RetryOptions {
  attempts: number
  /** Whether another attempt may succeed. Default: never. */
  isTransient?: (error: unknown) => boolean
  /** Milliseconds. The first attempt is 1. Default: no pause. */
  pauseAfter?: (attempt: number) => number
  /** Milliseconds after which no other attempt begins. Default: any number. */
  within?: number
}

/** Random, so that callers that collided once do not collide again. */
export const doublingPauses = (milliseconds: number) => (attempt: number) =>
  Math.random() * milliseconds * 2 ** attempt

/** The last of 25 writes at once waits for 24. Visitors' function may run for 10 s, so 6 s at most. */
export const contentionRetry = {
  attempts: 50,
  within: 6000,
  pauseAfter: (attempt: number) => Math.min(doublingPauses(10)(attempt), Math.random() * 300),
}

/** For one step of work that is retried as a whole. At most 1.5 s. */
export const shortRetry = { attempts: 6, pauseAfter: doublingPauses(25) }

/** Repeats the work while it returns false. The last attempt's result is returned, or its error thrown. */
export async function retry<Result>(
  { attempts, isTransient = () => false, pauseAfter, within = Infinity }: RetryOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  const begun = Date.now()
  for (let attempt = 1; ; attempt++) {
    const isLast = () => attempt === attempts || Date.now() - begun >= within
    try {
      const result = await work()
      if (result !== false || isLast()) return result
    } catch (error) {
      if (isLast() || !isTransient(error)) throw error
    }
    if (pauseAfter) await pause(pauseAfter(attempt))
  }
}
