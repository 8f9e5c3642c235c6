import { isDeepStrictEqual } from 'node:util'
import { AppError } from '#domain/http/errors'
import { removeIfUnchanged, updateIfUnchanged, versionConflict } from './if-unchanged'
import { isHidden } from './hidden'
import { type Item, type Key, keyText } from './keys'
import { getItem } from './read'
import { shortRetry, retry, contentionRetry } from './retry'
import { transactionConflict } from './too-many-changes'
import { put, putNew, remove, transact, type Write } from './write'

/** The versions that a write may be based on; undefined allows any. */
export type Versions = readonly number[] | undefined

interface Target {
  key: Key
  versions: Versions
  missing: AppError
}

interface Plan<Result> {
  /** One of them is by `replace` or `removeVersion`. Empty if nothing changes. */
  writes: Write[]
  result: Result
}

/** Whether another write came first. Then a retry may succeed. */
export function isConflict(error: unknown): boolean {
  return error === versionConflict || error === transactionConflict
}

/**
 * Starts again with the new item if another write came first, so that neither is lost. Throws `missing`,
 * `changed` if the item has none of the versions, `too_many` if others were faster for the whole time, and
 * the refusals of the writes.
 */
export async function rewrite<Result>(
  target: Target,
  plan: (before: Item) => Plan<Result> | Promise<Plan<Result>>,
): Promise<Result> {
  return retry({ ...contentionRetry, isTransient: isConflict }, async () => {
    const { writes, result } = await plan(await readTarget(target))
    if (writes.length > 0) await transact(writes, shortRetry)
    return result
  })
}

async function readTarget({ key, versions, missing }: Target): Promise<Item> {
  const item = await getItem(key, { consistent: true })
  if (!item || isHidden(item)) throw missing
  requireVersion(item.version as number, versions)
  return item
}

/** Throws `changed` if the version is none of these. */
export function requireVersion(version: number, versions: Versions): void {
  if (versions && !versions.includes(version)) {
    throw new AppError('changed', 'Someone else has changed this in the meantime. Please load it again.')
  }
}

/** `unchanged` names attributes that may change without a new version, and must be as they were read. */
export const replace = (before: Item, after: Item, unchanged: readonly string[] = []): Write =>
  updateIfUnchanged(before, after, ['version', 'hiddenKeys', ...unchanged])

export const removeVersion = (before: Item): Write => removeIfUnchanged(before, ['version', 'hiddenKeys'])

export function replaceDependents(before: Item[], after: Item[]): Write[] {
  const old = new Map(before.map((item) => [keyText(item), item]))
  const kept = new Set(after.map(keyText))
  const written = after.flatMap((item) => {
    const known = old.get(keyText(item))
    if (!known) return putNew(item)
    return isDeepStrictEqual(known, item) ? [] : put(item)
  })
  return [...written, ...before.filter((item) => !kept.has(keyText(item))).map(remove)]
}

/** `replaceDependents` for items that only this work writes: also replaces those that the read has missed. */
export function rewriteItems(before: Item[], after: Item[]): Write[] {
  const [old, kept] = [new Map(before.map((item) => [keyText(item), item])), new Set(after.map(keyText))]
  return [
    ...after.filter((item) => !isDeepStrictEqual(item, old.get(keyText(item)))).map(put),
    ...before.filter((item) => !kept.has(keyText(item))).map(remove),
  ]
}
