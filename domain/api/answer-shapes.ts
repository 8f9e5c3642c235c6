import * as z from 'zod'
import type { Fields, Shape } from './answer-shape'
import { endpointOf, type RouteKey, routeKeys } from './api'
import { jsonSchemaOf, type NamedSchemas } from './json-schema'

/** The shapes of the answers that public pages show, by endpoint; with `admin` all that have one. */
export function answerShapes(part: 'site' | 'admin'): Record<string, Shape> {
  const named: NamedSchemas = {}
  const keys = routeKeys.filter((key) =>
    part === 'admin' ? hasAnswer(key) : isShown(key) && isForVisitors(key),
  )
  const schemas = keys.map((key) => [key, jsonSchemaOf(endpointOf(key).answer, 'output', named)] as const)
  return Object.fromEntries(schemas.map(([key, schema]) => [key, shapeOf(schema, named)]))
}

const isShown = (key: RouteKey) => key.startsWith('GET ') || key.endsWith('/signals')

const hasAnswer = (key: RouteKey) => !(endpointOf(key).answer instanceof z.ZodUndefined)

const isForVisitors = (key: RouteKey) => endpointOf(key).access === 'anyone'

interface Schema {
  $ref?: string
  type?: string | string[] | undefined
  anyOf?: Schema[]
  enum?: string[]
  default?: string
  format?: string
  minimum?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  prefixItems?: Schema[]
}

function shapeOf(schema: Schema, named: NamedSchemas, name = ''): Shape {
  if (schema.$ref !== undefined) return shapeOf(named[schema.$ref.split('/').at(-1) ?? ''] ?? {}, named, name)
  const options = schema.anyOf ?? [schema.type].flat().map((type) => ({ ...schema, type }))
  const [only = schema, ...others] = options.filter(({ type }) => type !== 'null')
  if (others.length > 0) throw new Error(`An answer has several kinds of ${name}.`)
  return options.length > 1 ? { orNull: shapeOf(only, named) } : plainOf(schema, named, name)
}

function plainOf(schema: Schema, named: NamedSchemas, name: string): Shape {
  const { type, enum: values, default: other, items = {}, prefixItems = [] } = schema
  if (values) return { oneOf: values, ...(other !== undefined && { else: other }) }
  if (type === 'object') return fieldsOf(schema, named)
  const [first] = prefixItems
  if (type === 'array')
    return first
      ? { list: shapeOf(first, named), length: prefixItems.length }
      : { list: shapeOf(items, named) }
  if (type === 'boolean') return 'flag'
  if (type === 'string') return stringOf(schema, name)
  return (schema.minimum ?? 0) > 0 && name !== 'version' ? 'positive' : 'number'
}

function fieldsOf({ properties = {}, required = [] }: Schema, named: NamedSchemas): Fields {
  const names = Object.keys(properties)
  const fields = names.map((name) => [name, shapeOf(properties[name] ?? {}, named, name)] as const)
  const optional = names.filter((name) => !required.includes(name))
  return { fields: Object.fromEntries(fields), ...(optional.length > 0 && { optional }) }
}

/** Required fields: the name and the link of an item need them. */
const names = new Set(['_id', 'key', 'slug', 'name', 'title'])

function stringOf({ format }: Schema, name: string): Shape {
  if (names.has(name)) return 'name'
  return format === 'date-time' ? 'time' : 'text'
}
