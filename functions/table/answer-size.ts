import { largestAnswer } from '#domain/paging'

/**
 * What an answer has of an item beside what is stored of it: the store of a coupon, the category of a store.
 */
const beside = 1024

/** The items, from the first on, that fit into an answer; one always does. */
export function fitting<Item>(items: readonly Item[]): Item[] {
  // Nearly always all fit by far, and then none has to be weighed.
  if (4 * charactersIn(items) + items.length * beside <= largestAnswer) return [...items]
  let size = 0
  const end = items.findIndex((item) => (size += weightOf(item)) > largestAnswer)
  return items.slice(0, end === -1 ? undefined : Math.max(end, 1))
}

/** Whether so many have been read that not all of them can fit. */
export function isMoreThanFits(items: readonly unknown[]): boolean {
  return charactersIn(items) > largestAnswer
}

/**
 * Bytes as Lambda counts them: an answer travels as a text in JSON, so that a quotation mark in it takes
 * four.
 */
function weightOf(item: unknown): number {
  return Buffer.byteLength(JSON.stringify(JSON.stringify(item))) + beside
}

/** Those of all texts in it. No character takes less than one byte, and none more than four. */
function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  let characters = 0
  for (const each of Object.values(value)) characters += charactersIn(each)
  return characters
}
