import { hour } from '#domain/time/lengths'

export const demoDay = new Date('2026-10-31T18:00:00.000Z')

/** `seed` sets the time of day, so that the order of a day is fixed. */
export function daysBefore(days: number, seed: number): Date {
  const midnight = Date.UTC(demoDay.getUTCFullYear(), demoDay.getUTCMonth(), demoDay.getUTCDate() - days)
  const span = days === 0 ? 10 * hour : 15 * hour
  return new Date(midnight + 7 * hour + ((seed * 7_919_321) % span))
}
