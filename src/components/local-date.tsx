import { fullDateOf } from '#domain/time/full-date'

/** '24 December 2026' in the site's language and time zone; nothing if `iso` is no moment. */
export function LocalDate({ iso }: { iso: string }) {
  const text = fullDateOf(iso)
  return text !== '' && <time dateTime={iso}>{text}</time>
}
