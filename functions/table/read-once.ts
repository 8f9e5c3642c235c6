import { AsyncLocalStorage } from 'node:async_hooks'
import { tableName } from './client'
import { type Item, type Key, keyText } from './keys'
import { type Moment, moment, ShortMemory } from './short-memory'

interface Reading {
  reading: Promise<unknown>
  count: number
}

interface Work {
  readonly known: Map<string, Reading>
  /** When the oldest of it was read, in milliseconds. Undefined: it reads all anew. */
  made?: number
}

const works = new AsyncLocalStorage<Work>()

/** What the parts of this work read from the table alike is read once. For work that only reads. */
export function readingOnce<Result>(work: () => Result): Result {
  return works.getStore() ? work() : works.run({ known: new Map() }, work)
}

/** Does as `readingOnce`, and does not read again what another such work has read in the last 10 seconds. */
export async function readingForVisitors<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; made: number }> {
  const context = { known: new Map<string, Reading>(), made: Date.now() }
  const result = await works.run(context, work)
  return { result, made: context.made }
}

/** What the database has answered. */
export interface ReadValue<Value> {
  value: Value
  /** In characters. Undefined or NaN: the SDK has read it. */
  size: number | undefined
}

const memory = new ShortMemory<{ value: unknown; count: number }>(16 * 1024 * 1024)

const inMemory = (name: string) => `${tableName()} ${name}`

/** `name` says all of the request but how many items it asks for. May return more than `count`. */
export async function readOnce<Value>(
  name: string,
  read: () => Promise<ReadValue<Value>>,
  count = 0,
): Promise<Value> {
  const work = works.getStore()
  if (!work) return (await read()).value
  const earlier = work.known.get(name)
  const known = earlier && earlier.count >= count ? earlier : kept(work, name, count)
  if (known) return known.reading as Promise<Value>
  const begun = moment()
  const reading = read().then((answer) => {
    keepRead(name, answer, begun, count)
    return answer.value
  })
  work.known.set(name, { reading, count })
  return reading
}

function kept(work: Work, name: string, count = 0): Reading | undefined {
  const found = work.made === undefined ? undefined : memory.get(inMemory(name))
  if (!found || found.value.count < count) return undefined
  work.made = Math.min(work.made ?? found.made, found.made)
  return { reading: Promise.resolve(found.value.value), count: found.value.count }
}

/** For other works like this one, if there may be any. */
export function keepRead(name: string, { value, size }: ReadValue<unknown>, begun: Moment, count = 0): void {
  const isShared = works.getStore()?.made !== undefined
  if (!isShared || !size) return
  memory.keep(inMemory(name), { value: frozen(value), count }, begun, size)
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  Object.values(value).forEach(frozen)
  return Object.freeze(value)
}

/** Items that a query has returned whole. */
export function keepItems(items: readonly Item[]): void {
  const work = works.getStore()
  if (work)
    for (const item of items) work.known.set(keyText(item), { reading: Promise.resolve(item), count: 0 })
}

/** An item that comes with another read. */
export function keepPendingItem(key: Key, item: Promise<Item | undefined>): void {
  // Who reads it gets the failure; nobody may.
  item.catch(() => undefined)
  const work = works.getStore()
  if (!work || work.known.has(keyText(key))) return
  work.known.set(keyText(key), { reading: item, count: 0 })
}

/** Parts of a work that ask for the same items at once share the request. */
export function keepPendingItems(keys: readonly Key[], batch: Promise<Item[]>): void {
  if (!works.getStore()) return
  const byName = batch.then((items) => new Map(items.map((item) => [keyText(item), item])))
  for (const key of keys) {
    const item = byName.then((items) => items.get(keyText(key)))
    keepPendingItem(key, item)
  }
}

/** Undefined if it is not known. */
export function keptItem(name: string): Promise<Item | undefined> | undefined {
  const work = works.getStore()
  if (!work) return undefined
  return (work.known.get(name) ?? kept(work, name))?.reading as Promise<Item | undefined> | undefined
}
