import { AsyncLocalStorage } from 'node:async_hooks'
import { type Item, type Key, nameOf } from './keys'

const reads = new AsyncLocalStorage<Map<string, { reading: Promise<unknown>; count: number }>>()

/** What the parts of this work read from the table alike is read once. For work that only reads. */
export function readingOnce<Result>(work: () => Result): Result {
  return reads.run(new Map(), work)
}

/** `name` says all of the request but how many items it asks for. May return more than `count`. */
export function once<Read>(name: string, read: () => Promise<Read>, count = 0): Promise<Read> {
  const known = reads.getStore()
  if (!known) return read()
  const earlier = known.get(name)
  if (earlier && earlier.count >= count) return earlier.reading as Promise<Read>
  const reading = read()
  known.set(name, { reading, count })
  return reading
}

/** Items that a query has returned whole. */
export function remember(items: readonly Item[]): void {
  const known = reads.getStore()
  if (known) for (const item of items) known.set(nameOf(item), { reading: Promise.resolve(item), count: 0 })
}

/** An item that comes with another read. */
export function expectItem(key: Key, item: Promise<Item | undefined>): void {
  const known = reads.getStore()
  if (!known || known.has(nameOf(key))) return
  // Who reads it gets the failure; nobody may.
  item.catch(() => undefined)
  known.set(nameOf(key), { reading: item, count: 0 })
}

/** Undefined if this work has not asked for it. */
export function knownItem(key: Key): Promise<Item | undefined> | undefined {
  return reads.getStore()?.get(nameOf(key))?.reading as Promise<Item | undefined> | undefined
}
