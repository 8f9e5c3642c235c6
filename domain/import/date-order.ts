import { cellsOf, type FeedFormat } from './feed-formats'
import type { FeedRecord } from './feed-records'
import type { DateOrder } from './feed-values'

const slashed = /^\s*((\d{1,2})\/(\d{1,2})\/\d{4})/

/** What the dates of a feed prove: a number over 12 is a day. Where nothing does, one that may be either. */
export function dateOrderIn(
  records: readonly FeedRecord[],
  format: FeedFormat,
): { order?: DateOrder; open?: string } {
  if (format.dateOrder) return { order: format.dateOrder }
  const dates = records.flatMap((record) => {
    const { starts = '', ends = '' } = cellsOf(record, format)
    return [starts, ends].flatMap((cell) => {
      const [, text = '', first, second] = slashed.exec(cell) ?? []
      return first === second ? [] : { text, first: Number(first), second: Number(second) }
    })
  })
  const isDayFirst = dates.some(({ first }) => first > 12)
  if (isDayFirst !== dates.some(({ second }) => second > 12)) return { order: isDayFirst ? 'day' : 'month' }
  const open = dates.find(({ first, second }) => first <= 12 && second <= 12)
  return open ? { open: open.text } : {}
}
