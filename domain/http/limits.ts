import { featureLimits } from '../features/limits'
import type { Networks } from './network'

/** A token bucket: how many calls may come at once, and the seconds until one more may. */
export interface Bucket {
  count: number
  every: number
}

/** What is known of a caller. A rule does not apply if one of its parts is unknown. */
export interface CountedClient extends Partial<Networks> {
  /** The e-mail address of the account that is signed in to. */
  account?: string
  /** A browser that has signed in to this account before (functions/accounts/device). */
  device?: string
}

export interface Rule extends Bucket {
  /** Calls with the same values for all these parts are counted together, until midnight UTC. */
  by: readonly (keyof CountedClient)[]
}

export type Rules = readonly [Rule, ...Rule[]]

const minute = 60
const quarter = 15 * minute
const hour = 60 * minute
const day = 24 * hour

/** How often visitors may write or sign in (record 48). Of sign-ins only refused ones count. */
export const limits = {
  // A known device counts alone, so that strangers cannot use up what its owner has.
  'POST /users/login': [
    { by: ['client', 'account'], count: 10, every: quarter / 10 },
    { by: ['client'], count: 30, every: quarter / 30 },
    // 150 a day, from however many addresses.
    { by: ['account'], count: 50, every: day / 100 },
    { by: ['device'], count: 10, every: quarter / 10 },
  ],
  // Reached only with the right password. 60 a day.
  'POST /users/login (code)': [{ by: ['account'], count: 20, every: day / 40 }],
  // The rule by account counts known devices alone.
  'POST /users/login (code, known device)': [
    { by: ['device'], count: 10, every: day / 50 },
    { by: ['account'], count: 40, every: quarter },
  ],
  // The mail that tells the owner of an account about wrong codes (functions/user/guessed-codes-mail.ts).
  'POST /users/login (mail about codes)': [{ by: ['account'], count: 1, every: day }],
  // Renewals and sign-outs. A known device counts alone here too.
  'POST /users (session)': [
    { by: ['client'], count: 100, every: quarter / 100 },
    { by: ['device'], count: 120, every: quarter / 120 },
  ],
  // Codes sent by mail. Cognito sends an account only a few an hour.
  'POST /users/forgotten-password': [
    { by: ['client', 'account'], count: 5, every: minute / 2 },
    { by: ['client'], count: 20, every: minute / 2 },
  ],
  // A single client cannot use up what its block has.
  'POST /reviews/create': [
    { by: ['client'], count: 20, every: minute },
    { by: ['block'], count: 60, every: 10 },
  ],
  'POST /messages': [
    { by: ['client'], count: 10, every: minute },
    { by: ['block'], count: 30, every: 10 },
  ],
  'POST /coupons/{id}/views': [
    { by: ['client'], count: 120, every: minute / 120 },
    { by: ['block'], count: 600, every: minute / 600 },
  ],
  ...featureLimits,
} satisfies Record<string, Rules>

export type LimitedRoute = keyof typeof limits

/** How often a body may be refused as invalid. Such a call counts under these rules alone. */
export const invalidLimits: Rules = [
  { by: ['client'], count: 120, every: 2 },
  { by: ['block'], count: 600, every: 0.5 },
]

/** Seconds until a bucket has room. It is empty at `emptyAt` (milliseconds since 1970). */
export function waitOf({ count, every }: Bucket, emptyAt: number, now: Date): number {
  return Math.max(0, Math.ceil((emptyAt - now.getTime()) / 1000 - (count - 1) * every))
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

/** How many views of a coupon count in a day when visitors cannot be told apart for certain. */
export const countedViews = {
  /** Browsers behind one address. A changed user agent does not get more. */
  perClient: 3,
  /** Addresses of one block. */
  perBlock: 40,
}
