export const clickLimits = {
  'POST /clicks': [
    { by: ['client'], count: 120, every: 0.5 },
    { by: ['block'], count: 600, every: 0.1 },
  ],
} as const
