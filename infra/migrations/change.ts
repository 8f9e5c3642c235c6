import type { Item, Key } from '#table/keys'
import { differences, settingOf, versionConflict } from '#table/rewrite'
import { putNew, type Write, writeTo } from '#table/write'

/** They change with every write to an item and when it is hidden. */
const guards = ['version', 'hiddenKeys']

/** On condition that attributes, version and hidden state are as read. Otherwise the other write stays. */
export function changeAsRead(before: Item, after: Item): Write[] {
  if (before.pk !== after.pk || before.sk !== after.sk) return move(before, after)
  const names = differences(before, after)
  const asRead = conditionOf(before, [...new Set([...names, ...guards])])
  const { UpdateExpression, values } = settingOf(names, after, {
    nameAt: (name) => asRead.at(name),
    valueAt: (name) => asRead.at(name, ':after'),
  })
  return [
    writeTo('Update', before, {
      UpdateExpression,
      ConditionExpression: asRead.condition,
      ExpressionAttributeNames: asRead.names,
      ExpressionAttributeValues: { ...asRead.values, ...values },
      refusal: versionConflict,
    }),
  ]
}

export function removeAsRead(before: Item): Write {
  const asRead = conditionOf(before, [...new Set([...Object.keys(before), ...guards])])
  return writeTo('Delete', before, {
    ConditionExpression: asRead.condition,
    ExpressionAttributeNames: asRead.names,
    ...(Object.keys(asRead.values).length > 0 && { ExpressionAttributeValues: asRead.values }),
    refusal: versionConflict,
  })
}

export function requireAsRead(key: Key, before: Item | undefined): Write {
  const asRead = before ? conditionOf(before, guards) : undefined
  const values = asRead && Object.keys(asRead.values).length > 0 ? asRead.values : undefined
  return writeTo('ConditionCheck', key, {
    ConditionExpression: asRead?.condition ?? 'attribute_not_exists(pk)',
    ...(asRead && { ExpressionAttributeNames: asRead.names }),
    ...(values && { ExpressionAttributeValues: values }),
    refusal: versionConflict,
  })
}

const move = (before: Item, after: Item): Write[] => [removeAsRead(before), putNew(after, versionConflict)]

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
