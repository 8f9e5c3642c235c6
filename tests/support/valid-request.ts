import { randomBytes, randomUUID } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { endpointOf, type RouteKey } from '#domain/api/api'
import { type JsonSchema, jsonSchemaOf } from '#domain/api/json-schema'
import { extraRequestParts } from '../features/requests'
import { document, operationOf } from './conformance'
import type { RequestParts } from './event'

/** Ids and slugs of existing items by group ('stores'). */
export type CreatedIds = Record<string, { _id: string; slug?: string; coverImagesPath?: string[] }>

/** The smallest image there is: a PNG of one pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** A PNG of one pixel in another colour each time. */
function newPixel(): Buffer {
  const colored = Buffer.concat([
    Buffer.from('IDAT'),
    deflateSync(Buffer.concat([Buffer.alloc(1), randomBytes(4)])),
  ])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(colored.length - 4)
  checksum.writeUInt32BE(crc32(colored))
  return Buffer.concat([pixel.subarray(0, 33), length, colored, checksum, pixel.subarray(-12)])
}

/** A feed with one offer, another each time. */
const feed = () =>
  Buffer.from(`lmd_id,store,title,smartlink\n${randomUUID()},Nobody,Hats,https://n.example\n`)

/** Requests that a route accepts according to its description: all fields, in each type of body. */
export function validRequests(key: RouteKey, created: CreatedIds): RequestParts[] {
  const { parameters, requestBody, tags } = operationOf(key)
  const params = Object.fromEntries(
    parameters.flatMap(({ name, in: place }) =>
      place === 'path' ? [[name, paramOf(name, tags[0] ?? '', created)]] : [],
    ),
  )
  const bodies = Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => {
    const fields = fieldsOf(schema, created)
    return type === 'application/json' ? { json: fields } : { form: formOf(fields) }
  })
  const parts = extraRequestParts[key]?.(created)
  return (bodies.length > 0 ? bodies : [{}]).map((body) => ({ params, ...parts, ...body }))
}

/** The kinds of JSON values. */
export type Kind = 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object'

/** A place in a body, and the kinds of values that its description accepts there. */
interface BodyField {
  path: string[]
  accepts: Kind[]
}

/** The fields of a body, those in lists and objects included. Fields of any kind are left out. */
export function bodyFieldsOf(key: RouteKey, type: string, body: unknown): BodyField[] {
  const schema = operationOf(key).requestBody?.content[type]?.schema ?? {}
  return fieldsBelow(schema, body, [])
}

/** The names and schemas of the fields of a body. */
export function fieldsSentTo(key: RouteKey): [string, JsonSchema][] {
  const contents = Object.values(operationOf(key).requestBody?.content ?? {})
  return contents.flatMap(({ schema }) => Object.entries(resolve(schema).properties ?? {}))
}

/** Those that are texts or lists of texts, with the schema of the text. */
export function textFieldsOf(key: RouteKey): Map<string, JsonSchema> {
  return new Map(
    fieldsSentTo(key).flatMap(([name, schema]) => {
      const text = textIn(schema)
      return text && !text['enum'] && !text['format'] ? [[name, text] as const] : []
    }),
  )
}

function textIn(schema: JsonSchema): JsonSchema | undefined {
  const { type, anyOf = [], items } = resolve(schema)
  if ([type].flat().includes('string')) return resolve(schema)
  if (items) return textIn(items)
  return anyOf.length === 2 && anyOf.some((each) => each['type'] === 'null') ? textIn(anyOf[0]!) : undefined
}

/** The fields without which a body is refused. */
export function requiredFieldsOf(key: RouteKey, type: string): string[] {
  const schema = operationOf(key).requestBody?.content[type]?.schema ?? {}
  return resolve(schema).required ?? []
}

function fieldsBelow(schema: JsonSchema, value: unknown, path: string[]): BodyField[] {
  const { properties = {}, items } = resolve(schema)
  const accepts = kindsOf(schema)
  const own = path.length > 0 && accepts.length > 0 ? [{ path, accepts }] : []
  const below = Object.entries(Object(value) as object).flatMap(([name, each]) => {
    const inner = Array.isArray(value) ? items : properties[name]
    return inner ? fieldsBelow(inner, each, [...path, name]) : []
  })
  return [...own, ...below]
}

function kindsOf(schema: JsonSchema): Kind[] {
  const { type, anyOf = [] } = resolve(schema)
  const own = [type ?? []].flat().map((each) => (each === 'integer' ? 'number' : each) as Kind)
  return [...own, ...anyOf.flatMap(kindsOf)]
}

function paramOf(name: string, tag: string, created: CreatedIds): string {
  if (name === 'term') return 'text'
  if (name === 'letter') return 'a'
  const owner = created[name === 'storeId' ? 'stores' : tag]
  return (name === 'slug' ? owner?.slug : owner?._id) ?? 'nothing'
}

/** Whether a text of this field must be one of few, or an address. */
export function isSpecial(name: string): boolean {
  return name !== 'name' && name in specialValues({}, {})
}

function special(name: string, created: CreatedIds, schema: JsonSchema): unknown {
  const values = specialValues(created, schema)
  return Object.hasOwn(values, name) ? values[name]?.() : undefined
}

/** Values of fields that need more than their type. */
function specialValues(created: CreatedIds, schema: JsonSchema): Record<string, () => unknown> {
  return {
    name: () => `Text ${randomUUID()}`,
    slug: () => randomUUID(),
    // In many coupons a part of it is replaced.
    link: () => ('properties' in resolve(schema) ? undefined : 'https://example.com/shop'),
    email: () => `${randomUUID()}@example.com`,
    password: () => 'Passw0rd!',
    rating: () => 4,
    storeId: () => created['stores']?._id,
    storeIds: () => (created['stores'] ? [created['stores']._id] : []),
    coverImagesPath: () => created['blogs']?.coverImagesPath ?? [],
    category: () => created['categories']?._id ?? '',
    couponId: () => created['coupons']?._id,
    linkTemplate: () => 'https://network.example/?mid={MID}&to={URL}',
    subIdParam: () => 'clickref',
    // A report is about one of them.
    review: () => '',
    coupon: () => created['coupons']?._id,
    website: () => '',
    startsAt: () => '2026-05-01',
    endsAt: () => '2098-12-24',
    currency: () => 'GBP',
    // The shop of the feed.
    key: () => 'nobody',
    timeZone: () => 'Europe/London',
    header: () => 'X-Key: 1',
    address: () => 'https://network.example/offers',
    // That of a coupon is any text. A review that staff have written stays editorial.
    source: () => ('enum' in resolve(schema) ? 'editorial' : 'staff'),
    elapsedMs: () => 5000,
    // Only what visitors do not see any more was removed.
    outcome: () => (resolve(schema).enum?.includes('kept') ? 'kept' : undefined),
    // Much can't be done with an offer that is gone.
    withdrawn: () => false,
  }
}

function fieldsOf(schema: JsonSchema, created: CreatedIds): Record<string, unknown> {
  const { properties = {} } = resolve(schema)
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      special(name, created, property) ?? valueOf(property, created),
    ]),
  )
}

/** An answer with all its fields. */
export function exampleAnswer(key: RouteKey): unknown {
  return valueOf(jsonSchemaOf(endpointOf(key).answer, 'output', {}), {})
}

function valueOf(schema: JsonSchema, created: CreatedIds): unknown {
  const { type, anyOf, items, format, enum: options, contentMediaType } = resolve(schema)
  if (options) return options.at(-1)
  if (anyOf?.[0]) return valueOf(anyOf[0], created)
  if (format === 'ulid') return '01JD0000000000000000000000'
  if (format === 'date-time') return '2026-11-22T10:00:00Z'
  if (format === 'date') return '2026-11-22'
  // Another image each time, because a deleted one is not accepted at once.
  if (format === 'binary') return contentMediaType ? feed() : newPixel()
  switch ([type].flat()[0]) {
    case 'array':
      return items ? [valueOf(items, created)] : []
    case 'object':
      return fieldsOf(schema, created)
    case 'number':
    case 'integer':
      return 20
    case 'boolean':
      return true
    case 'null':
      return null
    case undefined:
    default:
      return 'Text'
  }
}

interface ResolvedSchema extends JsonSchema {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  anyOf?: JsonSchema[]
  items?: JsonSchema
  format?: string
  enum?: unknown[]
}

function resolve(schema: JsonSchema): ResolvedSchema {
  const name = /^#\/components\/schemas\/(\w+)$/.exec(String(schema['$ref']))?.[1]
  return name === undefined ? schema : (document.components.schemas[name] as ResolvedSchema)
}

/** Fields as a form: files, lists of texts as name[0], other lists as JSON. */
function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    const values = Array.isArray(value) ? value : [value]
    for (const [at, each] of values.entries()) {
      if (Buffer.isBuffer(each)) form.append(name, new File([new Uint8Array(each)], 'pixel.png'))
      else if (typeof each === 'object') form.set(name, JSON.stringify(value))
      else form.append(Array.isArray(value) ? `${name}[${at}]` : name, String(each))
    }
  }
  return form
}
