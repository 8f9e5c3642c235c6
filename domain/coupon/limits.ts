import type { Rules } from '../http/limits'

export const viewLimits = {
  'POST /coupons/{id}/views': [
    { by: ['client'], count: 120, every: 0.5 },
    { by: ['block'], count: 600, every: 0.1 },
  ],
} satisfies Record<string, Rules>

/** How many views of a coupon count in a day when visitors cannot be told apart for certain. */
export const countedViews = {
  /** Browsers behind one address. A changed user agent does not get more. */
  perClient: 3,
  perBlock: 40,
}
