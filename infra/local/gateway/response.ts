import type { IncomingMessage, ServerResponse } from 'node:http'
import { isKnown } from '#functions/http/lambda-result'
import { acceptedEncoding, compress, isCompressible } from './compression'

export interface GatewayResponse {
  status: number
  headers: Record<string, string>
  cookies?: string[]
  body: Buffer
}

/** Like CloudFront: compressed if the client accepts it. */
export async function writeResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: GatewayResponse,
) {
  const { status, cookies = [] } = answer
  const { body, headers } = hasBody(status) ? await encode(request, answer) : { ...answer, body: null }
  if (response.destroyed) return
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  if (body) response.setHeader('content-length', body.length)
  response.statusCode = status
  response.end(request.method === 'HEAD' || !body ? undefined : body)
}

async function encode(request: IncomingMessage, { headers, body }: GatewayResponse) {
  const compressible = isCompressible(headers['content-type'] ?? '', body.length)
  if (!compressible || headers['content-encoding']) return { headers, body }
  const vary = [headers['vary'], 'Accept-Encoding'].filter(Boolean).join(', ')
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (!encoding) return { headers: { ...headers, vary }, body }
  return {
    headers: { ...headers, ...weakened(headers['etag']), vary, 'content-encoding': encoding },
    body: await compress(body, encoding),
  }
}

/** A strong ETag promises identical bytes. Compression changes them. */
function weakened(etag: string | undefined): { etag?: string } {
  return etag?.startsWith('"') ? { etag: `W/${etag}` } : {}
}

function hasBody(status: number): boolean {
  return status >= 200 && status !== 204 && status !== 304
}

/** 304 without the body if the client knows it. */
export function fileAnswer(
  { headers: { 'if-none-match': known } }: IncomingMessage,
  headers: Record<string, string> & { etag: string },
  body: Buffer,
): GatewayResponse {
  if (isKnown(headers.etag, known)) return { status: 304, headers, body: Buffer.alloc(0) }
  return { status: 200, headers, body }
}
