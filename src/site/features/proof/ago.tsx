import { agoText } from '#domain/time/relative-time'

/** `iso` is a moment (ISO 8601). The server's text stays until the next rendering. */
export function Ago({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {agoText(iso, new Date())}
    </time>
  )
}
