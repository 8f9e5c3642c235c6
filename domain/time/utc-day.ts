/** In UTC, as 2026-05-31. */
export const utcDayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** In UTC; in seconds since 1970, as DynamoDB's time to live. */
export const expiryAtEndOfDay = (moment: Date): number => new Date(moment).setUTCHours(24, 0, 0, 0) / 1000
