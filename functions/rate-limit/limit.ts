import { AppError } from '#domain/http/errors'
import { type LimitedRoute, limits } from '#domain/api/limits'
import { type CountedClient, invalidLimits, type Rule, type Rules, waitInWords } from '#domain/http/limits'
import type { Key } from '#table/keys'
import { bucketAt, type StoredBucket } from './bucket'
import { visitorKeys } from './keys'
import { pseudonymOf } from './visitor'

/** Throws `too_many` above the limit (domain/api/limits). Only a pseudonym of the day is stored. */
export async function limitCalls(route: LimitedRoute, calling: CountedClient, now: Date): Promise<void> {
  await count(await bucketsOf(route, limits[route], calling, now))
}

export interface Admitted {
  /** Counts a valid call. Throws `too_many` above the limit. */
  accept: () => Promise<void>
  /** Counts an invalid call. Never throws. */
  refuse: () => Promise<void>
}

/** Before the body is read. Throws `too_many`, also after too many invalid calls. Reads only. */
export async function admit(route: LimitedRoute, calling: CountedClient, now: Date): Promise<Admitted> {
  const [valid, invalid] = await Promise.all([
    bucketsOf(route, limits[route], calling, now),
    bucketsOf(route, invalidLimits, calling, now),
  ])
  await refuseIfFull([...valid, ...invalid])
  return {
    accept: () => count(valid),
    // The refusal has its own error. If this fails, one fewer is counted.
    refuse: async () => void (await Promise.allSettled(invalid.map((bucket) => bucket.fill()))),
  }
}

/** Counted first, so that parallel tries gain nothing; undone unless the work throws `unauthorized`. */
export async function limitRefusals<Result>(
  { route, calling, now }: { route: LimitedRoute; calling: CountedClient; now: Date },
  work: () => Promise<Result>,
): Promise<Result> {
  const buckets = await bucketsOf(route, limits[route], calling, now)
  await count(buckets)
  try {
    const result = await work()
    await takeBack(buckets)
    return result
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'unauthorized')) await takeBack(buckets)
    throw error
  }
}

async function bucketsOf(
  route: LimitedRoute,
  rules: Rules,
  calling: CountedClient,
  now: Date,
): Promise<StoredBucket[]> {
  const applying = rules.filter(({ by }) => by.every((part) => calling[part] !== undefined))
  return Promise.all(
    applying.map(async (rule) => bucketAt(await bucketKeyOf(route, rule, calling, now), rule, now)),
  )
}

/** The rules of a route differ in `every`, so `every` can be part of the key. */
export async function bucketKeyOf(
  route: LimitedRoute,
  { by, every }: Rule,
  calling: CountedClient,
  now: Date,
): Promise<Key> {
  const parts = by.flatMap((part) => [part, calling[part] ?? ''])
  return visitorKeys.limit(route, await pseudonymOf([...parts, `every ${every}`], now))
}

async function refuseIfFull(buckets: StoredBucket[]): Promise<void> {
  const wait = Math.max(0, ...(await Promise.all(buckets.map((bucket) => bucket.wait()))))
  if (wait > 0) throw tooMany(wait)
}

async function count(buckets: StoredBucket[]): Promise<void> {
  await refuseIfFull(buckets)
  // Waits for all of them, so that what was filled can be freed.
  const results = await Promise.allSettled(buckets.map((bucket) => bucket.fill()))
  const waits = results.map((result) => (result.status === 'fulfilled' ? result.value : Infinity))
  if (Math.max(0, ...waits) === 0) return
  await takeBack(buckets.filter((_, index) => waits[index] === 0))
  for (const result of results) if (result.status === 'rejected') throw result.reason
  throw tooMany(Math.max(...waits))
}

/** If this fails, a few calls fewer remain for a while. The call has its answer, so it must not fail now. */
async function takeBack(buckets: StoredBucket[]): Promise<void> {
  await Promise.allSettled(buckets.map((bucket) => bucket.free()))
}

function tooMany(wait: number): AppError {
  const message = `Too many tries. Please wait ${waitInWords(wait)} and try again.`
  return new AppError('too_many', message, { retryAfter: wait })
}
