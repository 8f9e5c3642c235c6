import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { AppError } from '#domain/errors'
import { largestRequest, requestTooLarge } from '#domain/request-size'
import type { Form } from './call'

/** The body as JSON. Throws `unsupported` when it is declared as something else, `invalid` when it is none, `too_large`. */
export function jsonOf(event: APIGatewayProxyEventV2): unknown {
  requireType(event, 'application/json')
  const bytes = bytesOf(event)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new AppError('invalid', 'The body is not valid JSON.', { cause })
  }
}

/** The body as a multipart form. Throws `unsupported` when it is declared as something else, `invalid` for a broken one, `too_large`. */
export async function formOf(event: APIGatewayProxyEventV2): Promise<Form> {
  const type = requireType(event, 'multipart/form-data')
  const entries = await new Response(bytesOf(event), { headers: { 'content-type': type } })
    .formData()
    .catch((cause: unknown) => {
      throw new AppError('invalid', 'The body is not a valid multipart form.', { cause })
    })
  // Names come from the client; without a prototype none of them means anything.
  const form: Form = { texts: emptyRecord(), files: emptyRecord() }
  for (const [name, value] of entries) {
    if (typeof value === 'string') (form.texts[name] ??= []).push(value)
    else
      (form.files[name] ??= []).push({ name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) })
  }
  return form
}

/** What the body is declared as, without parameters. */
export function contentTypeOf({ headers }: APIGatewayProxyEventV2): string {
  return (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

function requireType(event: APIGatewayProxyEventV2, wanted: string): string {
  if (contentTypeOf(event) === wanted) return event.headers['content-type'] ?? ''
  throw new AppError('unsupported', `The body must be sent as ${wanted}.`)
}

function bytesOf({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'))
  if (bytes.length > largestRequest) throw new AppError('too_large', requestTooLarge)
  return bytes
}

function emptyRecord<Value>(): Record<string, Value> {
  return Object.create(null) as Record<string, Value>
}
