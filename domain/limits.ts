/** How often something may happen in a window of time; windows follow each other from midnight UTC on. */
export interface Limit {
  count: number
  /** The window's length; a day is a whole number of them. */
  seconds: number
}

export interface Limits {
  /** For one client: an IPv4 address, or a network of IPv6. An office may share one. */
  client: Limit
  /** For one e-mail address, from wherever it is tried. */
  email?: Limit
  /** For everyone together. What one client is refused does not count towards it. */
  everyone: Limit
}

const minute = 60
const hour = 60 * minute

/**
 * How often visitors may call what writes or signs in; staff who are signed in are not limited. Of sign-ins only
 * those that fail count. Around the turn of a window up to twice as many may pass.
 */
export const limits = {
  'POST /users/login': {
    client: { count: 20, seconds: 15 * minute },
    // More than one client's, so that nobody locks somebody else out from one place.
    email: { count: 50, seconds: 15 * minute },
    everyone: { count: 1000, seconds: 15 * minute },
  },
  'POST /reviews/create': {
    client: { count: 20, seconds: hour },
    everyone: { count: 2000, seconds: hour },
  },
  'POST /messages': {
    client: { count: 10, seconds: hour },
    everyone: { count: 500, seconds: hour },
  },
  'POST /coupons/{id}/views': {
    client: { count: 120, seconds: minute },
    everyone: { count: 6000, seconds: minute },
  },
} satisfies Record<string, Limits>

export type LimitedRoute = keyof typeof limits

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
