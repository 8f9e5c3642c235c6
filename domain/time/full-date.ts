import { site } from '#site'

/** Formats by time zone, made when the first date is written: a page without one would block for it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Isolates a date that runs to the left within an English label, which would take it apart. */
const [before, after] = site.language.direction === 'rtl' ? ['\u2068', '\u2069'] : ['', '']

/** A day (2026-12-24) in words, as the site's language writes it: '24 December 2026'. '' if it is none. */
export function fullDate(day: string): string {
  return inWords(`${day}T00:00Z`, 'UTC')
}

/** The day of a moment (ISO 8601) in the site's time zone, in the same words. '' if it is none. */
export function fullDateOf(iso: string): string {
  return inWords(iso, site.timeZone)
}

function inWords(iso: string, timeZone: string): string {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return ''
  let format = formats.get(timeZone)
  format ??= new Intl.DateTimeFormat(site.language.formats, { dateStyle: 'long', timeZone })
  formats.set(timeZone, format)
  return before + format.format(moment) + after
}
