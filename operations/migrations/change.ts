import { isDeepStrictEqual } from 'node:util'
import { tableName } from '#table/client'
import type { Item, Key } from '#table/keys'
import { versionConflict } from '#table/rewrite'
import type { Write } from '#table/write'

/** What any write of the product changes, or what hides an item: as long as it is as read, so is the item. */
const guards = ['version', 'hiddenKeys']

/** The attributes in which two forms of an item differ. */
export function differences(before: Item, after: Item): string[] {
  const names = Object.keys({ ...before, ...after }).toSorted()
  return names.filter((name) => !isDeepStrictEqual(before[name], after[name]))
}

/**
 * Brings an item from how it was read to how it shall be, its key too. It sets what differs and nothing else,
 * and holds only while that, its version and its being hidden or not are as they were read: another write
 * wins.
 */
export function changeAsRead(before: Item, after: Item): Write[] {
  if (before.pk !== after.pk || before.sk !== after.sk) return move(before, after)
  const names = differences(before, after)
  const [set, removed] = [names.filter((name) => after[name] !== undefined), names.filter(isNotIn(after))]
  const asRead = conditionOf(before, [...new Set([...names, ...guards])])
  const setting = set.map((name) => `${asRead.at(name)} = ${asRead.at(name, ':after')}`).join(', ')
  const removing = removed.map((name) => asRead.at(name)).join(', ')
  const Update = {
    TableName: tableName(),
    Key: keyIn(before),
    UpdateExpression: [setting && `SET ${setting}`, removing && `REMOVE ${removing}`].join(' '),
    ConditionExpression: asRead.condition,
    ExpressionAttributeNames: asRead.names,
    ExpressionAttributeValues: {
      ...asRead.values,
      ...Object.fromEntries(set.map((name) => [asRead.at(name, ':after'), after[name]])),
    },
  }
  return [{ item: { Update }, refusal: versionConflict }]
}

/** Deletes an item, while it is as it was read. */
export function removeAsRead(before: Item): Write {
  const asRead = conditionOf(before, [...new Set([...Object.keys(before), ...guards])])
  const Delete = {
    TableName: tableName(),
    Key: keyIn(before),
    ConditionExpression: asRead.condition,
    ExpressionAttributeNames: asRead.names,
    ...(Object.keys(asRead.values).length > 0 && { ExpressionAttributeValues: asRead.values }),
  }
  return { item: { Delete }, refusal: versionConflict }
}

/** Lets a transaction pass only while an item is as it was read, or still not there. */
export function requireAsRead(key: Key, before: Item | undefined): Write {
  const asRead = before ? conditionOf(before, guards) : undefined
  const values = asRead && Object.keys(asRead.values).length > 0 ? asRead.values : undefined
  const ConditionCheck = {
    TableName: tableName(),
    Key: keyIn(key),
    ConditionExpression: asRead?.condition ?? 'attribute_not_exists(pk)',
    ...(asRead && { ExpressionAttributeNames: asRead.names }),
    ...(values && { ExpressionAttributeValues: values }),
  }
  return { item: { ConditionCheck }, refusal: versionConflict }
}

/** An item under a key that it did not have. */
function move(before: Item, after: Item): Write[] {
  const Put = { TableName: tableName(), Item: after, ConditionExpression: 'attribute_not_exists(pk)' }
  return [removeAsRead(before), { item: { Put }, refusal: versionConflict }]
}

function conditionOf(before: Item, names: string[]) {
  const at = (name: string, sign = '#') => `${sign}${names.indexOf(name)}`
  const held = names.filter((name) => before[name] !== undefined)
  const parts = names.map((name) =>
    before[name] === undefined ? `attribute_not_exists(${at(name)})` : `${at(name)} = ${at(name, ':before')}`,
  )
  return {
    at,
    condition: ['attribute_exists(pk)', ...parts].join(' AND '),
    names: Object.fromEntries(names.map((name) => [at(name), name])),
    values: Object.fromEntries(held.map((name) => [at(name, ':before'), before[name]])),
  }
}

const isNotIn = (item: Item) => (name: string) => item[name] === undefined

function keyIn({ pk, sk }: Key): Key {
  return { pk, sk }
}
