import { relativeText } from '#domain/time/relative-time'
import { momentText } from './moment-text'

/** 'in 3 days', and the moment itself in the tooltip. `iso` is a moment (ISO 8601). */
export function RelativeDate({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={momentText(iso)}>
      {relativeText(iso, new Date())}
    </time>
  )
}
