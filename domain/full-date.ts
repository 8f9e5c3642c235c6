import { site } from '#site'

const dates = new Intl.DateTimeFormat(site.language.formats, { dateStyle: 'long', timeZone: 'UTC' })

/** A day (2026-12-24) in words, as the site's language writes it: '24 December 2026'. */
export function fullDate(day: string): string {
  return dates.format(new Date(`${day}T00:00Z`))
}
