import { counted } from '../text/counted'
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
  return counted(count, unit)
}
