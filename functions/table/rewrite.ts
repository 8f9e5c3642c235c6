import { isDeepStrictEqual } from 'node:util'
import { AppError } from '#domain/http/errors'
import { isHidden } from './hidden'
import type { Item, Key } from './keys'
import { getItem } from './read'
import { briefly, retry, untilOthersAreDone } from './retry'
import { tooManyChanges, transactionConflict } from './too-many-changes'
import { put, putNew, remove, transact, type Write, writeTo } from './write'

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

export const versionConflict = tooManyChanges()

/** Whether another write came first, so that the same write, planned again, may succeed. */
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
  return retry({ ...untilOthersAreDone, isTransient: isConflict }, async () => {
    const { writes, result } = await plan(await readTarget(target))
    if (writes.length > 0) await transact(writes, briefly)
    return result
  })
}

async function readTarget({ key, versions, missing }: Target): Promise<Item> {
  const item = await getItem(key, { latest: true })
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
export function replace(before: Item, after: Item, unchanged: readonly string[] = []): Write {
  const names = differences(before, after)
  const at = (name: string) => names.indexOf(name)
  const { UpdateExpression, values } = settingOf(names, after, {
    nameAt: (name) => `#${at(name)}`,
    valueAt: (name) => `:${at(name)}`,
  })
  return writeTo('Update', before, {
    UpdateExpression,
    ConditionExpression: [
      '#version = :before AND attribute_not_exists(hiddenKeys)',
      ...unchanged.map((name) =>
        before[name] === undefined ? `attribute_not_exists(${name})` : `${name} = :read_${name}`,
      ),
    ].join(' AND '),
    ExpressionAttributeNames: {
      '#version': 'version',
      ...Object.fromEntries(names.map((name) => [`#${at(name)}`, name])),
    },
    ExpressionAttributeValues: {
      ':before': before.version,
      ...values,
      ...Object.fromEntries(
        unchanged.flatMap((name) => (before[name] === undefined ? [] : [[`:read_${name}`, before[name]]])),
      ),
    },
    refusal: versionConflict,
  })
}

export function differences(before: Item, after: Item): string[] {
  const names = Object.keys({ ...before, ...after }).toSorted()
  return names.filter((name) => !isDeepStrictEqual(before[name], after[name]))
}

interface Placeholders {
  nameAt: (name: string) => string
  valueAt: (name: string) => string
}

export function settingOf(names: readonly string[], after: Item, { nameAt, valueAt }: Placeholders) {
  const set = names.filter((name) => after[name] !== undefined)
  const removed = names.filter((name) => after[name] === undefined)
  const setting = set.map((name) => `${nameAt(name)} = ${valueAt(name)}`).join(', ')
  const removing = removed.map(nameAt).join(', ')
  return {
    UpdateExpression: [setting && `SET ${setting}`, removing && `REMOVE ${removing}`]
      .filter(Boolean)
      .join(' '),
    values: Object.fromEntries(set.map((name) => [valueAt(name), after[name]])),
  }
}

export function removeVersion(before: Item): Write {
  return writeTo('Delete', before, {
    ConditionExpression: 'version = :before AND attribute_not_exists(hiddenKeys)',
    ExpressionAttributeValues: { ':before': before.version },
    refusal: versionConflict,
  })
}

export function replaceDependents(before: Item[], after: Item[]): Write[] {
  const old = new Map(before.map((item) => [nameOf(item), item]))
  const kept = new Set(after.map(nameOf))
  const written = after.flatMap((item) => {
    const known = old.get(nameOf(item))
    if (!known) return putNew(item)
    return isDeepStrictEqual(known, item) ? [] : put(item)
  })
  return [...written, ...before.filter((item) => !kept.has(nameOf(item))).map(remove)]
}

function nameOf({ pk, sk }: Key): string {
  return `${pk}\n${sk}`
}
