import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { compressText } from '#infra/build/compress-scripts'

export type Encoding = 'br' | 'gzip'

const zip = promisify(gzip)

export function acceptedEncoding(accept = ''): Encoding | null {
  if (/\bbr\b/.test(accept)) return 'br'
  return /\bgzip\b/.test(accept) ? 'gzip' : null
}

/** As CloudFront: text within its size limits. */
export const isCompressible = (contentType: string, size: number): boolean =>
  size >= 1000 &&
  size <= 10_000_000 &&
  /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg\+xml)/.test(contentType)

/** Quickly: each answer is compressed anew. */
const brotliQuality = 5

export const compress = (content: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip' ? zip(content) : compressText(content, brotliQuality)
