import type { Networks } from './network'

/** How often something may happen in a window of time; windows follow each other from midnight UTC on. */
export interface Limit {
  count: number
  /** The window's length; a day is a whole number of them. */
  seconds: number
}

/** Who calls, by what is known of them. A rule that names a part which is not known does not hold for the call. */
export interface Calling extends Networks {
  /** The account that is signed in to, as its e-mail address. */
  account?: string
  /** A browser that has signed in to this account before (functions/accounts/device). */
  device?: string
  /** The cookie that a session is renewed with. */
  session?: string
  /** Whether what the site's own forms send beside their fields has come along. */
  form?: 'site'
  /** The other case. */
  plain?: 'program'
}

export interface Rule extends Limit {
  /** The calls that are counted together: those which have all these parts in common. None: all calls. */
  by: readonly (keyof Calling)[]
  /**
   * Other people's calls are counted too. Once they have used it up, a call still passes while the route's `share` is not
   * used up, so that nobody can shut others out.
   */
  shared?: true
}

export interface Limits {
  /** In the order in which they are counted: what the first one refuses costs one write. */
  rules: readonly [Rule, ...Rule[]]
  /** What each may do when others have used up what is shared. */
  share?: Rule
}

const minute = 60
const quarter = 15 * minute
const hour = 60 * minute
const day = 24 * hour

/**
 * How often visitors may call what writes or signs in (record 48; docs/api.md has the table); staff who are signed in
 * are not limited. Of sign-ins and renewals only those that are refused count, but for the rule by session. Around the turn
 * of a window up to twice as many may pass.
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
  // From a browser that has signed in before: whatever others do, it has these to itself.
  'POST /users/login (known device)': {
    rules: [{ by: ['device'], count: 10, seconds: quarter }],
  },
  // Only who knows the password gets here, so that nobody else can use it up.
  'POST /users/login (code)': {
    rules: [{ by: ['account'], count: 20, seconds: quarter }],
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
  // Of codes that are mailed. Cognito sends an account only some in an hour.
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

/** How many of those who look at a coupon on a day are counted where they can't be told apart for certain. */
export const countedViews = {
  /** Browsers behind one address; who changes their user agent is no more than these. */
  perClient: 3,
  /** Addresses of one block. */
  perBlock: 40,
}

/** Where calls are counted: functions/visitors/limit, and the memory of a simulation. */
export interface Counter {
  /** Counts a call under a rule, unless that is used up; says whether it did. */
  add: (rule: Rule, calling: Calling) => Promise<boolean>
  /** Takes such a count back. */
  remove: (rule: Rule, calling: Calling) => Promise<void>
}

export interface Verdict {
  /** `crowded`: only what others have used up too is in the way. */
  verdict: 'passes' | 'crowded' | 'refused'
  /** Seconds until another try makes sense; 0 for a call that passes. */
  wait: number
  /** Undoes the counts of the call. Those of a call that is refused have been undone. */
  takeBack: () => Promise<void>
}

export interface CountedCall {
  calling: Calling
  now: Date
  counter: Counter
  /** What shows only once the call is looked into, which the first rule may spare us. */
  lookInto?: () => Promise<Partial<Calling>>
}

/**
 * Counts a call under all rules that hold for it, and says whether it may pass. The first rule comes first, so that a
 * flood is refused by one write; the others are counted together.
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
    // Where that fails some calls less are left for a while: no reason to fail what has succeeded.
    await Promise.allSettled(counted.splice(0).map((rule) => counter.remove(rule, calling)))
  }
  const usedUp = async () => {
    if (!(await add(first))) return [first]
    calling = { ...known, ...(await lookInto?.()) }
    // All of them are waited for, so that what was counted can be taken back.
    const results = await Promise.allSettled(others.map(add))
    return others.filter((_, index) => isUsedUp(results[index]))
  }
  try {
    const over = await usedUp()
    const isCrowded = over.every(({ shared }) => shared)
    const passes = over.length === 0 || (isCrowded && share !== undefined && (await add(share)))
    if (passes) return { verdict: 'passes', wait: 0, takeBack }
    const wait = Math.max(...over.map((rule) => windowAt(now, rule).left))
    // A new share may come before a new window of all that is used up.
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

/** The window that a moment lies in: when it began, in seconds since 1970, and how many seconds are left of it. */
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
