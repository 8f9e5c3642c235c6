import { fullDateOf } from '#domain/text/full-date'

/**
 * The date of a moment (ISO 8601) in words, '24 December 2026', in the language and the time zone of the
 * site: the same from server and browser. Nothing for what is no moment.
 */
export function LocalDate({ iso }: { iso: string }) {
  const text = fullDateOf(iso)
  return text !== '' && <time dateTime={iso}>{text}</time>
}
