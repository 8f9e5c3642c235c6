import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import * as fc from 'fast-check'
import type { RouteKey } from '#domain/api/api'
import { eventOf, type RequestParts } from '../support/event'
import { type CreatedIds, pixel, validRequests } from '../support/valid-request'
import { hostileContentType, hostileJson, hostileQuery, hostileText, hostileValue } from './hostile-values'

interface Attack {
  params: Record<string, string>
  query: string
  headers: Record<string, string>
  cookies: string[]
  body: BodyAttack
  /** Which valid request to start from, if a route accepts several types of body. */
  from: number
  address: string
}

type BodyAttack =
  | { kind: 'none' }
  | { kind: 'valid' }
  | { kind: 'fields'; changes: [at: number, value: unknown][]; extra: [name: string, value: unknown][] }
  | { kind: 'bytes'; type: string; bytes: Buffer }
  | { kind: 'cut'; keep: number; flip: number; type: string | null }
  | { kind: 'files'; bytes: Buffer }

const paramNames = ['id', 'slug', 'storeId', 'term']

const wellFormed = hostileText.map((text) => Buffer.from(text.slice(0, 6000)).toString())

/** Header values that HTTP allows. */
const headerValue = fc.oneof(
  fc.constantFrom(...'*|""|"1"|W/"1"|"a", "b"|"\\""|Bearer|Bearer x.y.z'.split('|'), `"${'x'.repeat(5000)}"`),
  fc.string({ maxLength: 30 }),
)

const image = fc.oneof(
  fc.constant(pixel),
  fc.nat(pixel.length).map((end) => pixel.subarray(0, end)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.concat([pixel.subarray(0, 8), bytes])),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom(
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    Buffer.from('GIF89a'),
    Buffer.from('RIFF\0\0\0\0WEBPVP8 '),
    Buffer.from('\0\0\0\x1Cftypavif'),
    Buffer.from('\xFF\xD8\xFF\xE0', 'latin1'),
    Buffer.alloc(5 * 1024 * 1024 + 1),
  ),
)

const bodyAttack: fc.Arbitrary<BodyAttack> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<BodyAttack>({ kind: 'none' }) },
  { weight: 2, arbitrary: fc.constant<BodyAttack>({ kind: 'valid' }) },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('fields' as const),
      changes: fc.array(fc.tuple(fc.nat(20), hostileValue), { minLength: 1, maxLength: 2 }),
      extra: fc.array(fc.tuple(hostileText, hostileValue), { maxLength: 2 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('bytes' as const),
      type: fc.oneof({ weight: 3, arbitrary: fc.constant('application/json') }, hostileContentType),
      bytes: fc.oneof(
        hostileJson.map((text) => Buffer.from(text)),
        fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('cut' as const),
      keep: fc.double({ min: 0, max: 1, noNaN: true }),
      flip: fc.double({ min: 0, max: 1, noNaN: true }),
      type: fc.option(hostileContentType, { freq: 4 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('files' as const), bytes: image }) },
)

export const attack: fc.Arbitrary<Attack> = fc.record({
  params: fc.dictionary(fc.constantFrom(...paramNames), wellFormed, { maxKeys: 1, noNullPrototype: true }),
  query: fc.oneof({ weight: 2, arbitrary: fc.constant('') }, hostileQuery),
  headers: fc.dictionary(fc.constantFrom('if-match', 'if-none-match', 'accept', 'x-test'), headerValue, {
    maxKeys: 2,
    noNullPrototype: true,
  }),
  cookies: fc.array(fc.oneof(hostileText, fc.constant('refresh=x'), fc.constant('refresh')), {
    maxLength: 2,
  }),
  body: bodyAttack,
  from: fc.nat(1),
  address: fc.ipV4(),
})

export async function spoil(
  key: RouteKey,
  { token, created }: { token: string | undefined; created: CreatedIds },
  how: Attack,
) {
  const valid = validRequests(key, created)
  const { params, ...body } = valid[how.from % valid.length] ?? {}
  const known = Object.keys(params ?? {})
  const spoilt = Object.fromEntries(
    Object.entries(how.params).filter(([name, value]) => known.includes(name) && value !== ''),
  )
  const parts = {
    params: { ...params, ...spoilt },
    ...(token !== undefined && { token }),
    cookies: how.cookies,
    headers: how.headers,
  }
  const event = await spoilBody(key, parts, body, how.body)
  event.rawQueryString = how.query
  event.requestContext.http.sourceIp = how.address
  return event
}

async function spoilBody(key: RouteKey, parts: RequestParts, body: RequestParts, how: BodyAttack) {
  switch (how.kind) {
    case 'none':
      return eventOf(key, parts)
    case 'valid':
      return eventOf(key, { ...parts, ...body })
    case 'fields':
      return eventOf(key, {
        ...parts,
        ...(body.form ? { form: spoilForm(body.form, how) } : { json: spoilJson(body.json, how) }),
      })
    case 'files':
      return eventOf(key, { ...parts, ...(body.form ? { form: withFiles(body.form, how.bytes) } : body) })
    case 'bytes':
      return withBytes(await eventOf(key, parts), how.bytes, how.type)
    default:
      return cut(await eventOf(key, { ...parts, ...body }), how)
  }
}

function spoilJson(json: unknown, { changes, extra }: Extract<BodyAttack, { kind: 'fields' }>): unknown {
  const fields = Object.entries((json ?? {}) as Record<string, unknown>)
  for (const [at, value] of changes) {
    const field = fields[at % Math.max(fields.length, 1)]
    if (field) field[1] = value
  }
  // As parsed text, so that "__proto__" becomes a key like in a request.
  const pairs = [...fields, ...extra].map(
    ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
  )
  return JSON.parse(`{${pairs.join(',')}}`)
}

function spoilForm(form: FormData, { changes, extra }: Extract<BodyAttack, { kind: 'fields' }>): FormData {
  const names = [...new Set(form.keys())]
  for (const [at, value] of changes) {
    const name = names[at % Math.max(names.length, 1)]
    if (name !== undefined) form.set(name, textOf(value))
  }
  for (const [name, value] of extra) form.append(name, textOf(value))
  return form
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function withFiles(form: FormData, bytes: Buffer): FormData {
  for (const name of new Set(form.keys())) {
    if (typeof form.get(name) !== 'string') form.set(name, new File([new Uint8Array(bytes)], '../x".png\0'))
  }
  return form
}

function withBytes(event: APIGatewayProxyEventV2, bytes: Buffer, type: string): APIGatewayProxyEventV2 {
  return {
    ...event,
    headers: { ...event.headers, 'content-type': type },
    body: bytes.toString('base64'),
    isBase64Encoded: true,
  }
}

/** A truncated body with a changed byte. */
function cut(event: APIGatewayProxyEventV2, { keep, flip, type }: Extract<BodyAttack, { kind: 'cut' }>) {
  const whole = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8')
  const bytes = Buffer.from(whole.subarray(0, Math.ceil(whole.length * keep)))
  const at = Math.floor(bytes.length * flip)
  if (at < bytes.length) bytes[at] = (bytes[at] ?? 0) ^ 0xff
  return withBytes(event, bytes, type ?? event.headers['content-type'] ?? '')
}
