export const signalLimits = {
  'POST /coupons/{id}/signals': [
    { by: ['client'], count: 30, every: 20 },
    { by: ['block'], count: 60, every: 1 },
  ],
} as const
