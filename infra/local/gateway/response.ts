import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { matchesEtag } from '#functions/http/lambda-result'
import { compressText } from '#infra/build/compress-scripts'
import { cacheControl } from '#infra/cache-control'

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

export function fileAnswer(
  { headers: { 'if-none-match': known } }: IncomingMessage,
  headers: Record<string, string> & { etag: string },
  body: Buffer,
): GatewayResponse {
  if (matchesEtag(headers.etag, known)) return { status: 304, headers, body: Buffer.alloc(0) }
  return { status: 200, headers, body }
}

/** Not cached. */
export const textAnswer = (type: string, text: string): GatewayResponse => ({
  status: 200,
  headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': cacheControl.none },
  body: Buffer.from(text),
})

const zip = promisify(gzip)

function acceptedEncoding(accept = '') {
  if (/\bbr\b/.test(accept)) return 'br'
  return /\bgzip\b/.test(accept) ? 'gzip' : null
}

/** Whether CloudFront would compress it: text within its size limits. */
const isCompressible = (contentType: string, size: number): boolean =>
  size >= 1000 &&
  size <= 10_000_000 &&
  /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg\+xml)/.test(contentType)

const brotliQuality = 5

const compress = (content: Buffer, encoding: string): Promise<Buffer> =>
  encoding === 'gzip' ? zip(content) : compressText(content, brotliQuality)
