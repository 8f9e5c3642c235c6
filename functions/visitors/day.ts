/** In UTC, as 2026-05-31. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** In UTC; in seconds since 1970, as DynamoDB's time to live. */
export function endOfDay(moment: Date): number {
  return new Date(moment).setUTCHours(24, 0, 0, 0) / 1000
}
