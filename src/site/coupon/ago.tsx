import { agoText } from '#domain/proof/proof-wording'

/** How long ago a moment was (ISO 8601). The text of the server stays until the page is rendered again. */
export function Ago({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {agoText(iso, new Date())}
    </time>
  )
}
