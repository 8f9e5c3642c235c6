import type { Rules } from '../http/limits'

const minute = 60
const quarter = 15 * minute
const day = 24 * 60 * minute

/** The limits of account routes. Only refused sign-ins count. */
export const userLimits = {
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
  // The mail that tells the owner of an account about wrong codes (functions/user/limit-guesses.ts).
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
} satisfies Record<string, Rules>
