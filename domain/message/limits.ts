import type { Rules } from '../http/limits'

export const messageLimits = {
  'POST /messages': [
    { by: ['client'], count: 10, every: 60 },
    { by: ['block'], count: 30, every: 10 },
  ],
} satisfies Record<string, Rules>
