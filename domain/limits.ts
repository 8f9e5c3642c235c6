import type { Networks } from './network'

/** How often something may happen in a window of time. Windows follow each other from midnight UTC. */
export interface Window {
  count: number
  /** The window's length. A day is a multiple of it. */
  seconds: number
}

/** How often something may happen at once. The bucket is empty again at midnight UTC. */
export interface Bucket {
  count: number
  /** The seconds after which one more may happen. */
  every: number
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

interface Counted {
  /** Calls with the same values for all these parts are counted together. Empty: all calls are. */
  by: readonly (keyof Calling)[]
  /**
   * Strangers' calls count too. When they have used it up, a call still passes within the route's `share`, so
   * that nobody can shut others out.
   */
  shared?: true
}

export type WindowRule = Counted & Window
export type BucketRule = Counted & Bucket
export type Rule = WindowRule | BucketRule

export interface Limits {
  /** In the order of counting. A call that the first rule refuses costs one write. */
  rules: readonly [Rule, ...Rule[]]
  /** What each caller may still do when others have used up a shared rule. */
  share?: WindowRule
  /**
   * How often a call may be refused as invalid. Such a call counts under these rules alone. They and the
   * buckets among `rules` are read before the body is.
   */
  invalid?: readonly BucketRule[]
}

const minute = 60
const quarter = 15 * minute
const hour = 60 * minute
const day = 24 * hour

/** Generous for a person who corrects a form. It keeps the work of checking what strangers send small. */
const invalid: readonly [BucketRule, BucketRule] = [
  { by: ['client'], count: 120, every: 2 },
  { by: ['block'], count: 600, every: 0.5 },
]

/**
 * How often visitors may write or sign in (record 48). Signed-in staff are not limited. Of sign-ins and
 * renewals only refused ones count, except in the rule by session. Around the end of a window up to twice as
 * many may pass. What visitors write is limited by buckets, so that nobody behind the address of a flood
 * waits for more than a minute.
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
    rules: [
      { by: ['account'], count: 20, seconds: quarter },
      { by: ['account'], count: 60, seconds: day },
    ],
  },
  // Wrong codes of strangers do not count here. The rule by account counts known devices alone.
  'POST /users/login (code, known device)': {
    rules: [
      { by: ['device'], count: 10, seconds: quarter },
      { by: ['account'], count: 40, seconds: quarter },
      { by: ['device'], count: 60, seconds: day },
    ],
  },
  // The mail that tells the owner of an account about wrong codes (functions/mail/guessed-codes.ts).
  'POST /users/login (mail about codes)': {
    rules: [{ by: ['account'], count: 1, seconds: day }],
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
  // Codes sent by mail. Cognito sends an account only a few an hour. Who asks for one waits for half a
  // minute at most, whatever accounts others behind the same address name.
  'POST /users/forgotten-password': {
    rules: [
      { by: ['client', 'account'], count: 5, every: minute / 2 },
      { by: ['client'], count: 20, every: minute / 2 },
      { by: ['site'], count: 40, every: minute / 4 },
      { by: ['block'], count: 100, every: 5 },
      { by: ['account'], count: 10, seconds: hour, shared: true },
      { by: [], count: 200, seconds: hour, shared: true },
    ],
    share: { by: ['client', 'account'], count: 1, seconds: minute / 2 },
  },
  'POST /reviews/create': {
    rules: [
      { by: ['client'], count: 20, every: minute },
      { by: ['site'], count: 40, every: minute / 2 },
      { by: ['block'], count: 30, seconds: minute },
      { by: ['form'], count: 2000, seconds: hour, shared: true },
      { by: ['plain'], count: 200, seconds: hour, shared: true },
    ],
    share: { by: ['client'], count: 1, seconds: minute },
    invalid,
  },
  'POST /messages': {
    rules: [
      { by: ['client'], count: 10, every: minute },
      { by: ['site'], count: 20, every: minute / 2 },
      { by: ['block'], count: 15, seconds: minute },
      { by: ['form'], count: 500, seconds: hour, shared: true },
      { by: ['plain'], count: 50, seconds: hour, shared: true },
    ],
    share: { by: ['client'], count: 1, seconds: minute },
    invalid,
  },
  'POST /reports': {
    rules: [
      { by: ['client'], count: 10, every: minute },
      { by: ['site'], count: 20, every: minute / 2 },
      { by: ['block'], count: 15, seconds: minute },
      { by: ['form'], count: 500, seconds: hour, shared: true },
      { by: ['plain'], count: 50, seconds: hour, shared: true },
    ],
    share: { by: ['client'], count: 1, seconds: minute },
    invalid,
  },
  'POST /coupons/{id}/views': {
    rules: [
      { by: ['client'], count: 120, seconds: minute },
      { by: ['block'], count: 600, seconds: minute },
      { by: [], count: 6000, seconds: minute, shared: true },
    ],
    share: { by: ['client'], count: 6, seconds: minute },
  },
  'POST /clicks': {
    rules: [
      { by: ['client'], count: 120, seconds: minute },
      { by: ['block'], count: 600, seconds: minute },
      { by: [], count: 6000, seconds: minute, shared: true },
    ],
    share: { by: ['client'], count: 6, seconds: minute },
  },
  'POST /coupons/{id}/signals': {
    rules: [
      { by: ['client'], count: 30, every: 20 },
      { by: ['site'], count: 60, every: 10 },
      { by: ['block'], count: 60, seconds: minute },
      { by: [], count: 3000, seconds: hour, shared: true },
    ],
    share: { by: ['client'], count: 2, seconds: minute },
    invalid,
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
