import type { Networks } from './network'

/** How often something may happen in a window of time. Windows follow each other from midnight UTC. */
export interface Limit {
  count: number
  /** The window's length. A day is a multiple of it. */
  seconds: number
}

/** What is known of a caller. A rule does not apply if one of its parts is unknown. */
export interface Calling extends Networks {
  /** The e-mail address of the account that is signed in to. */
  account?: string
  /** A browser that has signed in to this account before (functions/accounts/device). */
  device?: string
  /** The cookie that a session is renewed with. */
  session?: string
  /** Set when the extra fields of the site's own forms are there. */
  form?: 'site'
  /** Set when they are not. */
  plain?: 'program'
}

export interface Rule extends Limit {
  /** Calls with the same values for all these parts are counted together. Empty: all calls are. */
  by: readonly (keyof Calling)[]
  /**
   * Strangers' calls count too. When they have used it up, a call still passes within the route's `share`, so
   * that nobody can shut others out.
   */
  shared?: true
}

export interface Limits {
  /** In the order of counting. A call that the first rule refuses costs one write. */
  rules: readonly [Rule, ...Rule[]]
  /** What each caller may still do when others have used up a shared rule. */
  share?: Rule
}

const minute = 60
const quarter = 15 * minute
const hour = 60 * minute
const day = 24 * hour

/**
 * How often visitors may write or sign in (record 48; the table is in docs/api.md). Signed-in staff are not
 * limited. Of sign-ins and renewals only refused ones count, except in the rule by session. Around the end of
 * a window up to twice as many may pass.
 */
export const limits = {
  'POST /users/login': {
    rules: [
      { by: ['client', 'account'], count: 10, seconds: quarter },
      { by: ['block', 'account'], count: 20, seconds: quarter, shared: true },
      { by: ['client'], count: 30, seconds: quarter, shared: true },
      { by: ['site'], count: 60, seconds: quarter, shared: true },
      { by: ['block'], count: 100, seconds: quarter, shared: true },
      { by: ['account'], count: 50, seconds: quarter, shared: true },
      { by: [], count: 1000, seconds: quarter, shared: true },
    ],
    share: { by: ['block'], count: 3, seconds: day },
  },
  // For a browser that signed in before. Nobody else can use it up.
  'POST /users/login (known device)': {
    rules: [{ by: ['device'], count: 10, seconds: quarter }],
  },
  // Reached only with the right password. Who knows it can use it up for browsers that are not known.
  'POST /users/login (code)': {
    rules: [{ by: ['account'], count: 20, seconds: quarter }],
  },
  // Wrong codes of strangers do not count here. The rule by account counts known devices alone.
  'POST /users/login (code, known device)': {
    rules: [
      { by: ['device'], count: 10, seconds: quarter },
      { by: ['account'], count: 40, seconds: quarter },
    ],
  },
  'POST /users/refresh': {
    rules: [
      { by: ['client'], count: 100, seconds: quarter },
      { by: ['site'], count: 200, seconds: quarter },
      { by: ['block'], count: 400, seconds: quarter },
    ],
  },
  'POST /users/logout': {
    rules: [
      { by: ['client'], count: 200, seconds: quarter },
      { by: ['site'], count: 400, seconds: quarter },
      { by: ['block'], count: 800, seconds: quarter },
    ],
  },
  'POST /users (session)': {
    rules: [{ by: ['session'], count: 60, seconds: quarter }],
  },
  // Codes sent by mail. Cognito sends an account only a few an hour.
  'POST /users/forgotten-password': {
    rules: [
      { by: ['client'], count: 5, seconds: hour },
      { by: ['site'], count: 10, seconds: hour },
      { by: ['account'], count: 10, seconds: hour, shared: true },
      { by: [], count: 200, seconds: hour, shared: true },
    ],
    share: { by: ['client'], count: 1, seconds: quarter },
  },
  'POST /reviews/create': {
    rules: [
      { by: ['client'], count: 20, seconds: hour },
      { by: ['site'], count: 40, seconds: hour },
      { by: ['block'], count: 30, seconds: minute },
      { by: ['form'], count: 2000, seconds: hour, shared: true },
      { by: ['plain'], count: 200, seconds: hour, shared: true },
    ],
    share: { by: ['client'], count: 1, seconds: minute },
  },
  'POST /messages': {
    rules: [
      { by: ['client'], count: 10, seconds: hour },
      { by: ['site'], count: 20, seconds: hour },
      { by: ['block'], count: 15, seconds: minute },
      { by: ['form'], count: 500, seconds: hour, shared: true },
      { by: ['plain'], count: 50, seconds: hour, shared: true },
    ],
    share: { by: ['client'], count: 1, seconds: minute },
  },
  'POST /coupons/{id}/views': {
    rules: [
      { by: ['client'], count: 120, seconds: minute },
      { by: ['block'], count: 600, seconds: minute },
      { by: [], count: 6000, seconds: minute, shared: true },
    ],
    share: { by: ['client'], count: 6, seconds: minute },
  },
} satisfies Record<string, Limits>

export type LimitedRoute = keyof typeof limits

/** How many views of a coupon count in a day when visitors cannot be told apart for certain. */
export const countedViews = {
  /** Browsers behind one address. A changed user agent does not get more. */
  perClient: 3,
  /** Addresses of one block. */
  perBlock: 40,
}

/** Where calls are counted: functions/visitors/limit, or memory in a simulation. */
export interface Counter {
  /** Counts a call under a rule. Returns false, and does not count, if the rule is used up. */
  add: (rule: Rule, calling: Calling) => Promise<boolean>
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
  now: Date
  counter: Counter
  /** What is known only after some work. It runs only if the first rule lets the call pass. */
  lookInto?: () => Promise<Partial<Calling>>
}

/**
 * Counts a call under all rules that apply, and returns whether it may pass. The first rule is counted first,
 * so that a flood is refused with one write. The others are counted together.
 */
export async function countCall(
  { rules: [first, ...others], share }: Limits,
  { calling: known, now, counter, lookInto }: CountedCall,
): Promise<Verdict> {
  let calling = known
  const counted: Rule[] = []
  const add = async (rule: Rule) => {
    if (rule.by.some((part) => calling[part] === undefined)) return true
    const isCounted = await counter.add(rule, calling)
    if (isCounted) counted.push(rule)
    return isCounted
  }
  const takeBack = async () => {
    // If this fails, a few calls fewer remain for a while. The call has succeeded, so it must not fail now.
    await Promise.allSettled(counted.splice(0).map((rule) => counter.remove(rule, calling)))
  }
  const usedUp = async () => {
    if (!(await add(first))) return [first]
    calling = { ...known, ...(await lookInto?.()) }
    // Waits for all of them, so that what was counted can be undone.
    const results = await Promise.allSettled(others.map(add))
    return others.filter((_, index) => isUsedUp(results[index]))
  }
  try {
    const over = await usedUp()
    const isCrowded = over.every(({ shared }) => shared)
    const passes = over.length === 0 || (isCrowded && share !== undefined && (await add(share)))
    if (passes) return { verdict: 'passes', wait: 0, takeBack }
    const wait = Math.max(...over.map((rule) => windowAt(now, rule).left))
    // A new share may begin before a new window of the shared rule.
    const sooner = share ? Math.min(wait, windowAt(now, share).left) : wait
    if (isCrowded) return { verdict: 'crowded', wait: sooner, takeBack }
    await takeBack()
    return { verdict: 'refused', wait, takeBack }
  } catch (error) {
    await takeBack()
    throw error
  }
}

function isUsedUp(result: PromiseSettledResult<boolean> | undefined): boolean {
  if (result?.status === 'rejected') throw result.reason
  return result?.value === false
}

/** The window of a moment: its start in seconds since 1970, and the seconds that are left of it. */
export function windowAt(now: Date, { seconds }: Limit): { start: number; left: number } {
  const moment = now.getTime() / 1000
  const start = Math.floor(moment / seconds) * seconds
  return { start, left: Math.max(1, Math.ceil(start + seconds - moment)) }
}

/** A wait in words: '40 seconds', '1 minute', '12 minutes'. */
export function waitInWords(seconds: number): string {
  const [count, unit] = seconds < minute ? [seconds, 'second'] : [Math.ceil(seconds / minute), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
