import { setTimeout as pause } from 'node:timers/promises'
import { countCall, type CountedCall, countInvalid, waitBefore, waitInWords } from '#domain/count-calls'
import { AppError } from '#domain/errors'
import { type Calling, type LimitedRoute, type Limits, limits } from '#domain/limits'
import { counterOf } from './counter'

/**
 * Counts a call of a route (domain/limits). Throws `too_many` above the limit. Of the caller only a pseudonym
 * of that day is stored.
 */
export async function limitCalls(route: LimitedRoute, calling: Calling, now: Date): Promise<void> {
  await count(limits[route], { calling, counter: counterOf(route, now) })
}

/** A call whose caller may still make one. */
export interface Admitted {
  /** Counts the call, once it is known to be valid. Throws `too_many` above the limit. */
  accept: (sender: Partial<Calling>) => Promise<void>
  /** Counts that it was refused as invalid. Never throws. */
  refuse: () => Promise<void>
}

/**
 * Lets a call in whose body was not read yet. Throws `too_many` for a caller who has no room left, also for
 * what is refused as invalid. Reads only; the writes come with `accept` or `refuse`.
 */
export async function admit(route: LimitedRoute, calling: Calling, now: Date): Promise<Admitted> {
  const limit: Limits = limits[route]
  const counter = counterOf(route, now)
  const wait = await waitBefore(limit, { calling, counter })
  if (wait > 0) throw tooMany(wait)
  return {
    accept: (sender) => count(limit, { calling: { ...calling, ...sender }, counter }),
    // The refusal has its own error. If this fails, one fewer is counted.
    refuse: () => countInvalid(limit, { calling, counter }).catch(() => undefined),
  }
}

async function count(limit: Limits, call: CountedCall): Promise<void> {
  const { verdict, wait, takeBack } = await countCall(limit, call)
  if (verdict === 'passes') return
  await takeBack()
  throw tooMany(wait)
}

/**
 * Runs work whose failures are limited. The call is counted first, so that parallel tries gain nothing. The
 * count is undone unless the work throws `unauthorized`. Throws `too_many` as limitCalls does.
 *
 * If only shared rules are used up, `prove` runs instead of the work. Its success passes; any failure is
 * answered as if nothing was tried, after the same time whatever was wrong.
 */
export async function limitRefusals<Result>(
  { route, calling, now }: { route: LimitedRoute; calling: Calling; now: Date },
  work: () => Promise<Result>,
  prove?: () => Promise<Result>,
): Promise<Result> {
  const call = { calling, counter: counterOf(route, now) }
  const { verdict, wait, takeBack } = await countCall(limits[route], call)
  const tried = verdict === 'passes' ? work : verdict === 'crowded' ? prove : undefined
  if (!tried) {
    await takeBack()
    throw tooMany(wait)
  }
  const started = performance.now()
  try {
    const result = await tried()
    await takeBack()
    return result
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'unauthorized')) await takeBack()
    if (verdict === 'crowded') await pause(started + failureTime - performance.now())
    throw verdict === 'crowded' && error instanceof AppError && error.status < 500
      ? tooMany(wait, error)
      : error
  }
}

/** Milliseconds until a failed `prove` is answered: longer than Cognito takes for a password and a code. */
export const failureTime = 2000

function tooMany(wait: number, cause?: unknown): AppError {
  const message = `Too many tries. Please wait ${waitInWords(wait)} and try again.`
  return new AppError('too_many', message, { cause, retryAfter: wait })
}
