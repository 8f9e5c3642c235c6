import * as z from 'zod'
import { site } from '#site'
import { cleanLine } from '../text/clean'
import { fieldKinds } from './field-kind'
import { isMissing } from './field'
import { dayIn, endOfDay, instantOf, isDay, isLocal } from '../time/zoned-time'

const years = { first: 2000, last: 2100 }

interface Moment {
  at: string
  isDay: boolean
}

/** A day, or a day and time, in the site's time zone, or an instant (ISO 8601). Null and '' are none. */
export function moment(label: string, edge: 'start' | 'end') {
  return z
    .string({ error: `${label} must be text.` })
    .max(40, unreadable(label))
    .nullish()
    .transform((text, context): Moment | null => {
      if (isMissing(text ?? undefined)) return null
      const read = readMoment(cleanLine(text ?? ''), edge)
      if (read && isInYears(read.at, edge)) return read
      context.issues.push({
        code: 'custom',
        input: text,
        message: read
          ? `${label} must be in the years from ${years.first} to ${years.last}.`
          : unreadable(label),
      })
      return z.NEVER
    })
    .meta({
      description:
        `A day or a local time in the site's time zone (\`2026-12-24\`, \`2026-12-24T18:00\`), or an instant with ` +
        'its offset. Null or an empty text: not known.',
    })
    .register(fieldKinds, { label, kind: edge })
}

function unreadable(label: string): string {
  return `${label} must be a day or a time, such as 2026-12-24 or 2026-12-24T18:00.`
}

const withOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/

function readMoment(text: string, edge: 'start' | 'end'): Moment | undefined {
  if (isLocal(text)) {
    const isWhole = isDay(text)
    const at = isWhole && edge === 'end' ? endOfDay(text, site.timeZone) : instantOf(text, site.timeZone)
    return { at: at.toISOString(), isDay: isWhole }
  }
  const isInstant = withOffset.test(text) && isLocal(text.slice(0, 16)) && !Number.isNaN(Date.parse(text))
  return isInstant ? { at: new Date(text).toISOString(), isDay: false } : undefined
}

function isInYears(iso: string, edge: 'start' | 'end'): boolean {
  const year = Number(dayIn(new Date(Date.parse(iso) - (edge === 'end' ? 1 : 0)), site.timeZone).slice(0, 4))
  return year >= years.first && year <= years.last
}

/** A `moment` without whether it is a day. */
export function instant(label: string, edge: 'start' | 'end') {
  return moment(label, edge).transform((read) => read?.at ?? null)
}

type Edge = Moment | string | null | undefined

const at = (edge: Edge) => (typeof edge === 'string' ? edge : edge?.at)

/** Refuses an end that is not after the start. */
export function validateDateOrder(
  { startsAt, endsAt }: { startsAt?: Edge; endsAt?: Edge },
  context: z.RefinementCtx,
): void {
  if (startsAt && endsAt && at(startsAt)! >= at(endsAt)!)
    context.addIssue({ code: 'custom', path: ['endsAt'], message: 'The end must be after the start.' })
}
