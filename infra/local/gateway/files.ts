import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { staffPaths } from '#domain/page/staff-paths'
import { shells } from '#infra/build/shell'
import { cacheControl } from '#infra/cache-control'
import { compressedScript } from '#infra/edge/compressed-script'
import { type GatewayResponse, fileAnswer } from './response'

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

export type FileReader = (request: IncomingMessage, path: string) => Promise<GatewayResponse | null>

export function createFileReader(root: string, compressed?: string): FileReader {
  return async (request, path) => {
    if (!isSafe(path)) return null
    const smaller = compressed && compressedName(request, path)
    const found = smaller ? await contentOf(join(compressed, smaller)) : null
    const body = found ?? (await contentOf(join(root, path)))
    if (!body) return null
    const etag = `"${hash('sha256', body, 'base64url')}"`
    const headers = {
      ...(found && { 'content-encoding': 'br' }),
      'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
      'cache-control': path.startsWith('/assets/') ? cacheControl.immutable : cacheControl.file,
      etag,
    }
    return fileAnswer(request, headers, body)
  }
}

/** The document that replaces a page while the pages function fails (record 32). */
export function createShellReader(build: string): FileReader {
  const read = createFileReader(build)
  return async (request, path) => {
    const answer = await read(request, staffPaths.test(path) ? shells.admin : shells.site)
    return answer && { ...answer, headers: { ...answer.headers, 'cache-control': cacheControl.none } }
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

const contentOf = (name: string): Promise<Buffer | null> => readFile(name).catch(() => null)
