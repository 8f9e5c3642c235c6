import { site } from '#site'

/** Made when the first date is written: a page without one would block for it. */
let dates: Intl.DateTimeFormat | undefined

/** Isolates a date that runs to the left within an English label, which would take it apart. */
const [before, after] = site.language.direction === 'rtl' ? ['\u2068', '\u2069'] : ['', '']

/** A day (2026-12-24) in words, as the site's language writes it: '24 December 2026'. */
export function fullDate(day: string): string {
  dates ??= new Intl.DateTimeFormat(site.language.formats, { dateStyle: 'long', timeZone: 'UTC' })
  return before + dates.format(new Date(`${day}T00:00Z`)) + after
}
