import { site } from '#site'

/**
 * The date of a moment (ISO 8601) in words, '24 December 2026', in the time zone of the site: the same from
 * the server and from the browser (product.md, section 9).
 */
export function SiteDate({ iso }: { iso: string }) {
  format ??= new Intl.DateTimeFormat(site.language.formats, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: site.timeZone,
  })
  return <time dateTime={iso}>{format.format(new Date(iso))}</time>
}

let format: Intl.DateTimeFormat | undefined
