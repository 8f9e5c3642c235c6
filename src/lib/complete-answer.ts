import { shapes } from 'virtual:answer-shapes'
import type { Fields, List, Plain, Shape } from '#domain/api/answer-shape'
import type { Answer, RouteKey } from '#domain/api/api'

/** Missing fields become empty, list items without a name are left out. Throws if nothing is left. */
export function completeAnswer<Key extends RouteKey>(
  key: Key,
  answer: unknown,
  { id, ...params }: Record<string, string> = {},
): Answer<Key> {
  const shape = shapes[key]
  if (shape === undefined) return answer as Answer<Key>
  const complete = readAs(shape, named(shape, answer, { _id: id, ...params }))
  if (complete === undefined) throw new Error(`The answer to ${key} lacks what it is about.`)
  return complete as Answer<Key>
}

/** Replaces a missing name, slug or id by that of the address, or by another one of the same item. */
function named(shape: Shape, value: unknown, address: Record<string, unknown> = {}): unknown {
  if (typeof shape === 'string' || !('fields' in shape) || typeof value !== 'object') return value
  const names = Object.keys(shape.fields).filter((name) => shape.fields[name] === 'name')
  const item = (value ?? {}) as Item
  const isNamed = (name: string) => isOf.name(item[name])
  if (names.every(isNamed) || !names.some(isNamed)) return value
  const own = Object.fromEntries(names.filter(isNamed).map((name) => [name, item[name]]))
  const known: Item = { ...address, ...own }
  const other = known['name'] ?? known['title'] ?? known['slug'] ?? known['_id']
  return { ...value, ...Object.fromEntries(names.map((name) => [name, known[name] ?? other])) }
}

/** Undefined if the value has another type, or lacks a field that cannot be empty. */
function readAs(shape: Shape, value: unknown): unknown {
  if (typeof shape === 'string') return isOf[shape](value) ? value : undefined
  if ('oneOf' in shape) return shape.oneOf.includes(value as string) ? value : undefined
  if ('orNull' in shape) return readAs(shape.orNull, value) ?? null
  if ('list' in shape) return Array.isArray(value) ? listOf(shape, value) : undefined
  return typeof value === 'object' && value !== null ? objectOf(shape, value as Item) : undefined
}

type Item = Record<string, unknown>

const isText = (value: unknown): value is string => typeof value === 'string'

const isOf: Record<Plain, (value: unknown) => boolean> = {
  name: (value) => isText(value) && value !== '',
  text: isText,
  time: (value) => isText(value) && !Number.isNaN(Date.parse(value)),
  number: Number.isFinite,
  positive: (value) => Number.isFinite(value) && Number(value) > 0,
  flag: (value) => typeof value === 'boolean',
}

/** Undefined if no item can be shown: that is a failure, and no empty list. */
function listOf({ list, length = 0 }: List, values: unknown[]): unknown[] | undefined {
  const items: unknown[] = values.map((value) => readAs(list, value)).filter((item) => item !== undefined)
  if (items.length === 0 && values.length > 0) return undefined
  while (items.length < length) items.push(emptyAs(list))
  return items
}

function objectOf({ fields, optional = [] }: Fields, value: Item): object | undefined {
  const complete: Record<string, unknown> = {}
  for (const name in fields) {
    const shape = fields[name]!
    const isOptional = optional.includes(name)
    const field = readAs(shape, named(shape, value[name])) ?? (isOptional ? undefined : emptyAs(shape))
    if (field !== undefined) complete[name] = field
    else if (!isOptional) return undefined
  }
  return complete
}

const empties = { name: undefined, text: '', time: '', number: 0, positive: undefined, flag: false }

/** Undefined if a value of this shape cannot be empty. */
function emptyAs(shape: Shape): unknown {
  if (typeof shape === 'string') return empties[shape]
  if ('oneOf' in shape) return shape.else
  if ('orNull' in shape) return null
  return readAs(shape, 'list' in shape ? [] : {})
}
