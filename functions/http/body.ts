import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { AppError, invalidField } from '#domain/http/errors'
import { requestTooLarge } from '#domain/http/request-size'
import { parseJson } from './bounded-json'
import type { Form } from './call'

/** `headers`: bytes of all headers of one part. */
const limits = { parts: 200, nameLength: 100, headers: 4096 }

/** Bytes that are no UTF-8 become this, by API Gateway or here. It is not taken as text either. */
const lost = '\uFFFD'
const notUtf8 = 'The body must be UTF-8.'

/** Throws `unsupported`, `invalid` if malformed or beyond limits, `too_large` beyond the budget (bytes). */
export function jsonOf(event: APIGatewayProxyEventV2, budget: number): unknown {
  const type = requireType(event, 'application/json')
  if (hasOtherCharset(type)) throw new AppError('unsupported', notUtf8)
  const text = new TextDecoder().decode(bytesOf(event, budget))
  if (text.includes(lost)) throw new AppError('invalid', notUtf8)
  try {
    return parseJson(text)
  } catch (cause) {
    throw cause instanceof AppError
      ? cause
      : new AppError('invalid', 'The body is not valid JSON.', { cause })
  }
}

/** Throws `unsupported`, `invalid` if malformed, `too_large` beyond the budget (bytes). */
export async function formOf(event: APIGatewayProxyEventV2, budget: number): Promise<Form> {
  const type = requireType(event, 'multipart/form-data')
  const bytes = bytesOf(event, budget)
  requireReadableParts(bytes, type)
  const entries = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch((cause: unknown) => {
      throw new AppError('invalid', 'The body is not a valid multipart form.', { cause })
    })
  // Names come from the client. Without a prototype none of them has a meaning.
  const form: Form = { texts: emptyRecord(), files: emptyRecord() }
  for (const [name, value] of entries) {
    if (name.length > limits.nameLength)
      throw new AppError('invalid', 'A field of the form has too long a name.')
    if (`${name}${typeof value === 'string' ? value : ''}`.includes(lost)) throw notUtf8In(name)
    if (typeof value === 'string') (form.texts[name] ??= []).push(value)
    else
      (form.files[name] ??= []).push({ name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) })
  }
  return form
}

export function contentTypeOf({ headers }: APIGatewayProxyEventV2): string {
  return (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

function requireType(event: APIGatewayProxyEventV2, wanted: string): string {
  if (contentTypeOf(event) === wanted) return event.headers['content-type'] ?? ''
  throw new AppError('unsupported', `The body must be sent as ${wanted}.`)
}

/** A body that is too large is not decoded. */
function bytesOf({ body = '', isBase64Encoded }: APIGatewayProxyEventV2, budget: number) {
  const encoding = isBase64Encoded ? 'base64' : 'utf8'
  if (Buffer.byteLength(body, encoding) > budget) throw new AppError('too_large', requestTooLarge(budget))
  return new Uint8Array(Buffer.from(body, encoding))
}

const accepted = new Set(['utf-8', 'utf8', 'us-ascii'])

function hasOtherCharset(type: string): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(type)?.[1]
  return charset !== undefined && !accepted.has(charset.toLowerCase())
}

/** A name that is not UTF-8 is not repeated. The field of `pros[0]` is `pros`. */
function notUtf8In(name: string): AppError {
  const field = name.replace(/\[.*$/s, '')
  if (!/^\w+$/.test(field)) return new AppError('invalid', notUtf8)
  return invalidField(field, `The field ${field} has a character that is no UTF-8 (${lost}).`)
}

/** Runs before any part is read. A body without a boundary fails when it is parsed. */
function requireReadableParts(bytes: Uint8Array<ArrayBuffer>, type: string): void {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^\s;]*))/i.exec(type) ?? []
  const boundary = `--${quoted ?? plain ?? ''}`
  const body = Buffer.from(bytes.buffer)
  let at = body.indexOf(boundary)
  for (let parts = 0; at >= 0; parts++) {
    if (parts > limits.parts) {
      throw new AppError('invalid', `A form may have at most ${limits.parts} fields and files.`)
    }
    const start = at + boundary.length
    const head = body.subarray(start, start + limits.headers)
    const isLast = head.subarray(0, 2).toString('latin1') === '--'
    if (!isLast && !head.includes('\r\n\r\n'))
      throw new AppError('invalid', 'The body is not a valid multipart form.')
    at = body.indexOf(boundary, start)
  }
}

function emptyRecord<Value>(): Record<string, Value> {
  return Object.create(null) as Record<string, Value>
}
