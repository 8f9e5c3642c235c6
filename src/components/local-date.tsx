import { fullDateOf } from '#domain/text/full-date'

/**
 * '24 December 2026' in the language and time zone of the site, so that server and browser render the same.
 * `iso` is a moment (ISO 8601); nothing for anything else.
 */
export function LocalDate({ iso }: { iso: string }) {
  const text = fullDateOf(iso)
  return text !== '' && <time dateTime={iso}>{text}</time>
}
