import type { Rules } from '../http/limits'

/** A single client cannot use up what its block has. */
export const reviewLimits = {
  'POST /reviews/create': [
    { by: ['client'], count: 20, every: 60 },
    { by: ['block'], count: 60, every: 10 },
  ],
} satisfies Record<string, Rules>
