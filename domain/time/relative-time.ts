import { counted } from '../text/counted'

const units = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const

/** How long ago a moment was, in whole units: '40 minutes ago'. '' of what is no moment. */
export function agoText(iso: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / 60_000)
  if (Number.isNaN(minutes)) return ''
  const text = lengthText(minutes)
  return text === '' ? 'a moment ago' : `${text} ago`
}

/** The text of agoText for a past moment, and when a later one comes: 'in 3 days'. */
export function relativeText(iso: string, now: Date): string {
  const minutes = Math.ceil((Date.parse(iso) - now.getTime()) / 60_000)
  return minutes > 0 ? `in ${lengthText(minutes)}` : agoText(iso, now)
}

function lengthText(minutes: number): string {
  for (const [unit, length] of units) {
    const count = Math.floor(minutes / length)
    if (count >= 1) return counted(count, unit)
  }
  return ''
}
