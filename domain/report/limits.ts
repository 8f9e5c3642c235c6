export const reportLimits = {
  'POST /reports': [
    { by: ['client'], count: 10, every: 60 },
    { by: ['block'], count: 30, every: 10 },
  ],
} as const
