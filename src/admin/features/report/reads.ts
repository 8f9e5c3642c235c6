export const reportReads = ['GET /reports'] as const
