import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { AppError } from '#domain/http/errors'
import { requestTooLarge } from '#domain/http/request-size'
import { parseJson } from './bounded-json'
import type { Form } from './call'
import { decodeUtf8, hasOtherCharset, requireUtf8Part } from './form-encoding'

/** `headers`: bytes of all headers of one part. */
const limits = { parts: 200, nameLength: 100, headers: 4096 }

/** Throws `unsupported`, `invalid` if malformed or beyond limits, `too_large` beyond the budget (bytes). */
export function jsonOf(event: APIGatewayProxyEventV2, budget: number): unknown {
  const type = requireType(event, 'application/json')
  if (hasOtherCharset(type)) throw new AppError('unsupported', 'The body must be UTF-8.')
  const text = decodeUtf8(bytesOf(event, budget))
  if (text === null || isRepaired(event)) throw new AppError('invalid', 'The body must be UTF-8.')
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

/** The gateway replaces bytes that are no UTF-8 by U+FFFD (3 bytes): the body exceeds its Content-Length. */
function isRepaired({ body = '', isBase64Encoded, headers }: APIGatewayProxyEventV2): boolean {
  const sent = headers['content-length']
  if (isBase64Encoded || sent === undefined || !body.includes('\uFFFD')) return false
  return Number(sent) !== Buffer.byteLength(body)
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
    const headEnd = head.indexOf('\r\n\r\n')
    if (!isLast && headEnd < 0) throw new AppError('invalid', 'The body is not a valid multipart form.')
    at = body.indexOf(boundary, start)
    if (!isLast && at >= 0) {
      requireUtf8Part(head.subarray(0, headEnd), body.subarray(start + headEnd + 4, at - 2))
    }
  }
}

function emptyRecord<Value>(): Record<string, Value> {
  return Object.create(null) as Record<string, Value>
}
