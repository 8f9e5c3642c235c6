import { decodeHTML } from 'entities'
import { clean } from '../text/clean'
import { dayIn, instantOf, isLocal } from '../time/zoned-time'

const none = /^(?:n\/?a|null|none|undefined|nil|-+)$/i

/** '' for a value that says that there is none. */
export function presentText(cell = ''): string {
  const text = cell.trim()
  return none.test(text) ? '' : text
}

const tag = /<\/?[a-z][^<>]*>|<!--[^]*?-->/gi

/** Text of HTML: without tags, entities decoded. Some feeds encode it twice. */
export function plainText(cell?: string): string {
  return clean(decoded(boundedText(cell).replace(tag, ' ')).replace(tag, ' '))
}

const boundedText = (cell?: string) => presentText(cell).slice(0, 20_000)
const decoded = (text: string) => decodeHTML(decodeHTML(text))

/** Whether a cell has tags, which its text is without. */
export const hasTags = (cell?: string): boolean => clean(decoded(boundedText(cell))) !== plainText(cell)

/** Cut at a word, with an ellipsis, to fit a field. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > max / 2 ? end : undefined).trimEnd()}…`
}

/** What stands for no code: 'No code needed', 'Kein Code erforderlich', 'see site', 'auto-applied'. */
const placeholderCode = new RegExp(
  [
    'no ?code',
    '(?:no|not?|without|kein|keine|pas de|sans|sin|geen)\\b.*\\b(?:code|voucher|gutschein|coupon)\\b.*',
    '(?:no|not?)\\b.*\\b(?:required|needed|applicable)\\b.*',
    'auto(?:matic(?:ally)?)?(?:[ -]?appl.*)?',
    '(?:see|click|activate|visit)\\b.*',
    'applied at .*',
    '(?:(?:coupon|voucher|promo) ?)?code',
  ]
    .map((words) => `^${words}$`)
    .join('|'),
  'i',
)

/** '' for an offer without a code. */
export function codeText(cell?: string): string {
  const text = plainText(cell)
  return placeholderCode.test(text) ? '' : text
}

/** A full address. Networks leave out the protocol, and escape `&` as in HTML. */
export function linkText(cell?: string): string {
  const text = presentText(cell).replaceAll('&amp;', '&').replaceAll(' ', '%20')
  if (text.startsWith('//')) return `https:${text}`
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]|$)/i.test(text) ? `https://${text}` : text
}

/** Years from which on an end means that there is none, and before which a start does. */
const years = { first: 2000, last: 2099 }

const time = String.raw`(?<time>\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?`

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const named = String.raw`(?<name>${months.join('|')})[a-z]*\.?`

const formats = [
  String.raw`(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T ]${time})?`,
  String.raw`(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})(?:,? ${time})?`,
  String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?[ -]${named}[ -](?<year>\d{4})(?:,? ${time})?`,
  String.raw`${named} (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})(?:,? ${time})?`,
].map((format) => new RegExp(`^${format}$`, 'i'))

/** What is first in `3/4/2026`. */
export const dateOrders = ['day', 'month'] as const

export type DateOrder = (typeof dateOrders)[number]

const slashed: Record<DateOrder, RegExp> = {
  day: new RegExp(String.raw`^(?<day>\d{1,2})/(?<month>\d{1,2})/(?<year>\d{4})(?:,? ${time})?$`),
  month: new RegExp(String.raw`^(?<month>\d{1,2})/(?<day>\d{1,2})/(?<year>\d{4})(?:,? ${time})?$`),
}

/** How a feed writes its times: those without an offset are in `timeZone`. */
export interface FeedTimes {
  timeZone: string
  /** @default 'day' */
  dateOrder?: DateOrder | undefined
}

/**
 * A day, or an instant in UTC, as the form of a coupon takes it. '' if none is given, undefined if it cannot
 * be read.
 */
export function momentText(cell: string | undefined, edge: 'start' | 'end', times: FeedTimes) {
  const text = presentText(cell)
  if (text === '' || /^0+(?:[-/: .]0+)*$/.test(text)) return ''
  const read = readMoment(text, edge, times)
  const year = Number(read?.slice(0, 4))
  return year < years.first || year >= years.last ? '' : read
}

function readMoment(text: string, edge: 'start' | 'end', times: FeedTimes): string | undefined {
  const { timeZone, dateOrder = 'day' } = times
  if (/^\d{10}(?:\d{3})?$/.test(text)) {
    return dayOrInstant(new Date(Number(text) * (text.length === 10 ? 1000 : 1)), edge, timeZone)
  }
  if (/T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text)) {
    const instant = new Date(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
    return Number.isNaN(instant.getTime()) ? undefined : dayOrInstant(instant, edge, timeZone)
  }
  const parts = [...formats, slashed[dateOrder]].map((format) => format.exec(text)?.groups).find(Boolean)
  if (!parts) return undefined
  const { year, name = '', day = '', time: clock } = parts
  const { month = String(months.indexOf(name.toLowerCase()) + 1) } = parts
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (!isLocal(clock === undefined ? date : `${date}T${clock}`)) return undefined
  if (clock === undefined || clock === wholeDay[edge]) return date
  return instantOf(`${date}T${clock}`, timeZone).toISOString()
}

/** Times at which networks let whole days begin and end. */
const wholeDay = { start: '00:00', end: '23:59' }

function dayOrInstant(instant: Date, edge: 'start' | 'end', timeZone: string): string {
  const day = dayIn(instant, timeZone)
  const whole = instantOf(`${day}T${wholeDay[edge]}`, timeZone).getTime()
  const isWhole = Math.floor(instant.getTime() / 60_000) * 60_000 === whole
  return isWhole ? day : instant.toISOString()
}
