import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { compressText } from '#infra/build/compress-scripts'

export type Encoding = 'br' | 'gzip'

const zip = promisify(gzip)

/** Low for a single answer, high for cached files. */
export const brotliQuality = { once: 5, kept: 9 } as const

export function acceptedEncoding(accept: string | undefined): Encoding | null {
  const weights = new Map<string, number>()
  for (const part of (accept ?? '').toLowerCase().split(',')) {
    const [name = '', ...settings] = part.trim().split(/\s*;\s*/)
    const weight = settings.find((setting) => setting.startsWith('q='))
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0)
  }
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  if (weightOf('br') > 0 && weightOf('br') >= weightOf('gzip')) return 'br'
  return weightOf('gzip') > 0 ? 'gzip' : null
}

/** As CloudFront: text within its size limits. */
export const isCompressible = (contentType: string, size: number): boolean =>
  size >= 1000 &&
  size <= 10_000_000 &&
  /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg\+xml)/.test(contentType)

export async function compress(content: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  return encoding === 'gzip' ? zip(content) : compressText(content, quality)
}
