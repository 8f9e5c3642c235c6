import { agoText } from '#domain/proof/proof-wording'

/** `iso` is a moment (ISO 8601). The server's text stays until the next rendering. */
export function Ago({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {agoText(iso, new Date())}
    </time>
  )
}
