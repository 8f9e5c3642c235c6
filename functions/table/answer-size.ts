import { largestAnswer } from '#domain/http/paging'

/** Bytes that an answer adds to a stored item at most: the store of a coupon, the category of a store. */
const overhead = 1024

export function firstThatFit<Item>(items: readonly Item[]): Item[] {
  // Most lists are far below the limit. Their items are not measured one by one.
  if (4 * charactersIn(items) + items.length * overhead <= largestAnswer) return [...items]
  let size = 0
  const end = items.findIndex((item) => (size += bytesOf(item)) > largestAnswer)
  return items.slice(0, end === -1 ? undefined : Math.max(end, 1))
}

export const exceedsAnswer = (items: readonly unknown[]): boolean => charactersIn(items) > largestAnswer

/** Bytes as Lambda counts them. The answer is a JSON string inside JSON, so a quotation mark takes four. */
const bytesOf = (item: unknown): number => Buffer.byteLength(JSON.stringify(JSON.stringify(item))) + overhead

/** A character takes one to four bytes. */
function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  let characters = 0
  for (const name in value) characters += charactersIn((value as Record<string, unknown>)[name])
  return characters
}
