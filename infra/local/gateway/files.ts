import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { readFile, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { cacheControl } from '#infra/cache-control'
import { compressedScript } from '#infra/edge/compressed-script'
import { type GatewayResponse, isUnchanged } from './response'
import { brotliQuality, compress, type Encoding } from './compression'

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

interface File {
  modified: number
  body: Buffer
  etag: string
  encodings: Map<Encoding, Promise<Buffer>>
}

export type FileReader = (request: IncomingMessage, path: string) => Promise<GatewayResponse | null>

/** A file is compressed once and kept in memory until it changes. Null for an unknown file. */
export function createFileReader(root: string, compressed?: string): FileReader {
  const kept = new Map<string, File>()
  return async (request, path) => {
    if (!isSafe(path)) return null
    const smaller = compressed && compressedName(request, path)
    const found = smaller ? await readKept(kept, join(compressed, smaller)) : null
    const file = found ?? (await readKept(kept, join(root, path)))
    if (!file) return null
    const headers = {
      ...(found && { 'content-encoding': 'br' }),
      'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
      'cache-control': path.startsWith('/assets/') ? cacheControl.immutable : cacheControl.file,
      etag: file.etag,
    }
    if (isUnchanged(request, file.etag)) return { status: 304, headers, body: Buffer.alloc(0) }
    return { status: 200, headers, body: file.body, encoded: (encoding) => encodeOnce(file, encoding) }
  }
}

function compressedName(request: IncomingMessage, path: string): string | null {
  if (!path.startsWith('/assets/')) return null
  const { 'accept-encoding': accepted } = request.headers
  const headers = typeof accepted === 'string' ? { 'accept-encoding': { value: accepted } } : {}
  const { uri } = compressedScript({ uri: path, headers })
  return uri === path ? null : basename(uri)
}

/** Plain names with an extension, none hidden. It cannot leave the folder. */
function isSafe(path: string): boolean {
  return /^(\/\.well-known)?(\/[\w-][\w.-]*)*\/[\w-][\w.-]*\.\w+$/.test(path)
}

async function readKept(kept: Map<string, File>, name: string): Promise<File | null> {
  const found = await stat(name).catch(() => null)
  if (!found?.isFile()) return null
  const known = kept.get(name)
  if (known?.modified === found.mtimeMs) return known
  const body = await readFile(name)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const file: File = { modified: found.mtimeMs, body, etag, encodings: new Map() }
  kept.set(name, file)
  return file
}

function encodeOnce({ encodings, body }: File, encoding: Encoding): Promise<Buffer> {
  const known = encodings.get(encoding)
  if (known) return known
  const compressed = compress(body, encoding, brotliQuality.kept)
  encodings.set(encoding, compressed)
  return compressed
}
