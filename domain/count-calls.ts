import type { Bucket, BucketRule, Calling, Limits, Rule, Window } from './limits'

/** Where calls are counted: functions/visitors/counter, or memory in a simulation. */
export interface Counter {
  /**
   * Counts a call under a rule. Returns 0, or the seconds to wait if it is used up; then nothing counts.
   */
  add: (rule: Rule, calling: Calling) => Promise<number>
  /** The seconds to wait until a bucket has room. Counts nothing. */
  look: (rule: BucketRule, calling: Calling) => Promise<number>
  /** Undoes a count. */
  remove: (rule: Rule, calling: Calling) => Promise<void>
}

export interface Verdict {
  /** `crowded`: only shared rules are used up. */
  verdict: 'passes' | 'crowded' | 'refused'
  /** Seconds until a retry makes sense; 0 for a call that passes. */
  wait: number
  /** Undoes the counts of the call. For a refused call they are undone already. */
  takeBack: () => Promise<void>
}

export interface CountedCall {
  calling: Calling
  counter: Counter
}

/**
 * Counts a call under all rules that apply, and returns whether it may pass. The first rule is counted first,
 * so that a flood is refused with one write; the others are counted together. Where `waitBefore` has refused
 * a flood already, all are.
 */
export async function countCall(
  { rules, share, invalid: refusals }: Limits,
  { calling, counter }: CountedCall,
): Promise<Verdict> {
  const counted: Rule[] = []
  const add = async (rule: Rule) => {
    if (!applies(rule, calling)) return 0
    const wait = await counter.add(rule, calling)
    if (wait === 0) counted.push(rule)
    return wait
  }
  const takeBack = async () => {
    // If this fails, a few calls fewer remain for a while. The call has succeeded, so it must not fail now.
    await Promise.allSettled(counted.splice(0).map((rule) => counter.remove(rule, calling)))
  }
  const addAll = async (those: readonly Rule[]) => {
    // Waits for all of them, so that what was counted can be undone.
    const results = await Promise.allSettled(those.map(add))
    return those
      .map(({ shared }, index) => ({ shared, wait: valueOf(results[index]) }))
      .filter(({ wait }) => wait > 0)
  }
  const usedUp = async () => {
    if (refusals) return addAll(rules)
    const over = await addAll(rules.slice(0, 1))
    return over.length > 0 ? over : addAll(rules.slice(1))
  }
  try {
    const over = await usedUp()
    const isCrowded = over.every(({ shared }) => shared)
    const forShare = over.length > 0 && isCrowded && share ? await add(share) : 0
    if (over.length === 0 || (isCrowded && share && forShare === 0)) {
      return { verdict: 'passes', wait: 0, takeBack }
    }
    const wait = Math.max(...over.map(({ wait: each }) => each))
    // A new share may begin before a new window of the shared rule.
    if (isCrowded) return { verdict: 'crowded', wait: share ? Math.min(wait, forShare) : wait, takeBack }
    await takeBack()
    return { verdict: 'refused', wait, takeBack }
  } catch (error) {
    await takeBack()
    throw error
  }
}

/** The seconds that a call has to wait before its body is read, 0 if it may be. Counts nothing. */
export async function waitBefore(
  { rules, invalid: refusals = [] }: Limits,
  { calling, counter }: CountedCall,
): Promise<number> {
  const buckets = [...refusals, ...rules.filter(isBucket)].filter((rule) => applies(rule, calling))
  return Math.max(0, ...(await Promise.all(buckets.map((rule) => counter.look(rule, calling)))))
}

/** Counts a call that was refused as invalid. */
export async function countInvalid(
  { invalid: refusals = [] }: Limits,
  { calling, counter }: CountedCall,
): Promise<void> {
  const rules = refusals.filter((rule) => applies(rule, calling))
  await Promise.all(rules.map((rule) => counter.add(rule, calling)))
}

function applies({ by }: Rule, calling: Calling): boolean {
  return by.every((part) => calling[part] !== undefined)
}

function valueOf(result: PromiseSettledResult<number> | undefined): number {
  if (result?.status === 'rejected') throw result.reason
  return result?.value ?? 0
}

export function isBucket(rule: Rule): rule is BucketRule {
  return 'every' in rule
}

/**
 * The seconds until a bucket has room, 0 if it has. It is empty at `emptyAt`, in milliseconds since 1970.
 */
export function waitOf({ count, every }: Bucket, emptyAt: number, now: Date): number {
  return Math.max(0, Math.ceil((emptyAt - now.getTime()) / 1000 - (count - 1) * every))
}

/**
 * What a rule counts together: calls with the same parts, each by its name. The rule's time and size belong
 * to it, so that no two rules of a route have one count. `start` is that of the window, 0 for a bucket.
 */
export function countedTogether(rule: Rule, calling: Calling, now: Date): { of: string[]; start: number } {
  const parts = rule.by.flatMap((part) => [part, calling[part] ?? ''])
  return isBucket(rule)
    ? { of: [...parts, `every ${rule.every}`, `${rule.count}`], start: 0 }
    : { of: [...parts, `${rule.seconds}`, `${rule.count}`], start: windowAt(now, rule).start }
}

/** The window of a moment: its start in seconds since 1970, and the seconds that are left of it. */
export function windowAt(now: Date, { seconds }: Window): { start: number; left: number } {
  const moment = now.getTime() / 1000
  const start = Math.floor(moment / seconds) * seconds
  return { start, left: Math.max(1, Math.ceil(start + seconds - moment)) }
}

/** A wait in words: '40 seconds', '1 minute', '12 minutes', '3 hours'. */
export function waitInWords(seconds: number): string {
  const [count, unit] =
    seconds < 60
      ? [seconds, 'second']
      : seconds <= 90 * 60
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
