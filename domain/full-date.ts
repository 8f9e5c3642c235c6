import { site } from '#site'

const dates = new Intl.DateTimeFormat(site.language.formats, { dateStyle: 'long', timeZone: 'UTC' })

/** Isolates a date that runs to the left within an English label, which would take it apart. */
const [before, after] = site.language.direction === 'rtl' ? ['\u2068', '\u2069'] : ['', '']

/** A day (2026-12-24) in words, as the site's language writes it: '24 December 2026'. */
export function fullDate(day: string): string {
  return before + dates.format(new Date(`${day}T00:00Z`)) + after
}
