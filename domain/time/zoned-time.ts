/**
 * Days and times of day in a time zone, by the zone's rules in Intl alone. `day` is '2026-12-24', `local` is
 * a day, or a day with a time: '2026-12-24T18:00'.
 */

const dayLength = 86_400_000

const localTime = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?))?$/

/** Whether a text is a day that there is, with a time of day or without. */
export function isLocal(local: string): boolean {
  const [, day, time = '00:00'] = localTime.exec(local) ?? []
  if (day === undefined) return false
  const read = Date.parse(`${day}T${time}Z`)
  // A 30th of February would be read as the 2nd of March.
  return !Number.isNaN(read) && new Date(read).toISOString().startsWith(day)
}

export function isDay(local: string): boolean {
  return local.length === 10
}

/** A time that clocks leave out is as much later; of one that comes twice, the first. */
export function instantOf(local: string, timeZone: string): Date {
  const asUtc = Date.parse(`${isDay(local) ? `${local}T00:00` : local}Z`)
  const before = offsetAt(asUtc - dayLength, timeZone)
  const after = offsetAt(asUtc + dayLength, timeZone)
  const fitting = [asUtc - before, asUtc - after].filter((at) => at + offsetAt(at, timeZone) === asUtc)
  return new Date(fitting.length > 0 ? Math.min(...fitting) : asUtc - before)
}

/** The first moment after a day. */
export function endOfDay(day: string, timeZone: string): Date {
  const next = new Date(Date.parse(`${day}T00:00Z`) + dayLength)
  return instantOf(next.toISOString().slice(0, 10), timeZone)
}

/** What clocks in the zone show: '2026-12-24T18:00:00.000'. '' for what is no moment. */
export function localOf(instant: Date, timeZone: string): string {
  if (Number.isNaN(instant.getTime())) return ''
  return new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString().slice(0, -1)
}

/** The day that it is in the zone. */
export function dayIn(instant: Date, timeZone: string): string {
  return localOf(instant, timeZone).slice(0, 10)
}

/** Offsets by time zone, then by instant. Intl takes longer for one than all else of a coupon takes. */
const offsets = new Map<string, Map<number, number>>()

const mostOffsets = 10_000

/** How far the clocks of the zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const known = offsets.get(timeZone) ?? new Map<number, number>()
  offsets.set(timeZone, known)
  const offset = known.get(instant) ?? computeOffset(instant, timeZone)
  if (known.size >= mostOffsets) known.clear()
  known.set(instant, offset)
  return offset
}

function computeOffset(instant: number, timeZone: string): number {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts
  const shown = Date.UTC(year, month - 1, day, hour, minute, second)
  return shown - Math.floor(instant / 1000) * 1000
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Making one is slow, so each is made once. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  clocks.set(timeZone, clock)
  return clock
}
