import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptedEncoding, compress, isCompressible } from './compression'

test.each([
  ['br', 'gzip, deflate, br, zstd'],
  ['gzip', 'gzip, deflate'],
  [null, 'identity'],
  [null, ''],
  [null, undefined],
] as const)('%s is chosen for "%s"', (expected, accept) => {
  expect(acceptedEncoding(accept)).toBe(expected)
})

test('only text above a minimum size is compressed', () => {
  expect(isCompressible('text/html; charset=utf-8', 1000)).toBe(true)
  expect(isCompressible('application/json', 5000)).toBe(true)
  expect(isCompressible('image/svg+xml', 5000)).toBe(true)
  expect(isCompressible('application/json', 999)).toBe(false)
  expect(isCompressible('image/webp', 5000)).toBe(false)
  expect(isCompressible('font/woff2', 5000)).toBe(false)
})

test('compressed content can be decompressed', async () => {
  const content = Buffer.from('Compressed '.repeat(500))
  expect(brotliDecompressSync(await compress(content, 'br'))).toEqual(content)
  expect(gunzipSync(await compress(content, 'gzip'))).toEqual(content)
})
