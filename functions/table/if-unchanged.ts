import { isDeepStrictEqual } from 'node:util'
import { tableName } from './client'
import type { Item, Key } from './keys'
import { tooManyChanges } from './too-many-changes'
import { putNew, type Write, writeTo } from './write'

export const versionConflict = tooManyChanges()

export function differences(before: Item, after: Item): string[] {
  const names = Object.keys({ ...before, ...after }).toSorted()
  return names.filter((name) => !isDeepStrictEqual(before[name], after[name]))
}

/** The item exists, and these attributes are as they were read. */
function conditionOf(before: Item, unchanged: readonly string[], setNames: readonly string[] = []) {
  const names = [...new Set([...unchanged, ...setNames])]
  const at = (name: string, sign = '#') => `${sign}${names.indexOf(name)}`
  const values = Object.fromEntries(
    unchanged.flatMap((name) => (before[name] === undefined ? [] : [[at(name, ':before'), before[name]]])),
  )
  const parts = unchanged.map((name) =>
    before[name] === undefined ? `attribute_not_exists(${at(name)})` : `${at(name)} = ${at(name, ':before')}`,
  )
  const condition = {
    ConditionExpression: ['attribute_exists(pk)', ...new Set(parts)].join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [at(name), name])),
  }
  return { at, condition, values }
}

const withValues = (values: Record<string, unknown>) =>
  Object.keys(values).length > 0 ? { ExpressionAttributeValues: values } : {}

/** Writes what differs, unless one of the named attributes has changed since it was read. */
export function updateIfUnchanged(
  before: Item,
  after: Item,
  unchanged: readonly string[],
  refusal = versionConflict,
): Write {
  const changed = differences(before, after)
  const { at, condition, values } = conditionOf(before, unchanged, changed)
  const [set, removed] = [true, false].map((isSet) =>
    changed.filter((name) => (after[name] !== undefined) === isSet),
  ) as [string[], string[]]
  const parts = [
    set.length > 0 && `SET ${set.map((name) => `${at(name)} = ${at(name, ':')}`).join(', ')}`,
    removed.length > 0 && `REMOVE ${removed.map((name) => at(name)).join(', ')}`,
  ]
  return writeTo('Update', before, {
    UpdateExpression: parts.filter(Boolean).join(' '),
    ...condition,
    ...withValues({ ...values, ...Object.fromEntries(set.map((name) => [at(name, ':'), after[name]])) }),
    refusal,
  })
}

export function removeIfUnchanged(
  before: Item,
  unchanged: readonly string[],
  refusal = versionConflict,
): Write {
  const { condition, values } = conditionOf(before, unchanged)
  return writeTo('Delete', before, { ...condition, ...withValues(values), refusal })
}

export function requireUnchanged(key: Key, before: Item, unchanged: readonly string[]): Write {
  const { condition, values } = conditionOf(before, unchanged)
  return writeTo('ConditionCheck', key, { ...condition, ...withValues(values), refusal: versionConflict })
}

/** Puts an item with the next revision in the place of the one that was read. */
export function putNextRevision(before: Item | undefined, after: Item): Write {
  if (!before) return putNew({ ...after, revision: 1 }, versionConflict)
  const { condition, values } = conditionOf(before, ['revision'])
  const Item = { ...after, revision: Number(before.revision) + 1 }
  return {
    item: { Put: { TableName: tableName(), Item, ...condition, ...withValues(values) } },
    refusal: versionConflict,
  }
}
