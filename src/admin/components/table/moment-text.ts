import { site } from '#site'
import { fullDate } from '#domain/time/full-date'
import { localOf } from '#domain/time/zoned-time'

/** A moment or a day as lists show it: '24 December 2026 at 18:00', '24 December 2026'. */
export function momentText(value: string): string {
  const local = value.endsWith('Z') ? localOf(new Date(value), site.timeZone) : value
  const [day, time] = [fullDate(local.slice(0, 10)), local.slice(11, 16)]
  return time === '' ? day : `${day} at ${time}`
}
