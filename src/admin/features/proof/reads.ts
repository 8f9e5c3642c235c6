export const doubtReads = ['GET /coupons/doubted'] as const
