import { parseAvif } from './avif'
import { parseGif } from './gif'
import { jpegStart, parseJpeg } from './jpeg'
import { Malformed, type ParsedImage, type Parser } from './parsed-image'
import { parsePng, pngSignature } from './png'
import { parseWebp } from './webp'

export const formats = {
  png: { extension: 'png', contentType: 'image/png' },
  jpeg: { extension: 'jpg', contentType: 'image/jpeg' },
  webp: { extension: 'webp', contentType: 'image/webp' },
  gif: { extension: 'gif', contentType: 'image/gif' },
  avif: { extension: 'avif', contentType: 'image/avif' },
} as const

type Format = keyof typeof formats

const parsers: Record<Format, Parser> = {
  png: parsePng,
  jpeg: parseJpeg,
  webp: parseWebp,
  gif: parseGif,
  avif: parseAvif,
}

/** Null for an unknown format or a malformed file. Linear time, even for hostile files (decision 44). */
export function parseImage(bytes: Uint8Array<ArrayBuffer>): (ParsedImage & { format: Format }) | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const format = formatOf(file)
  if (!format) return null
  try {
    return { format, ...parsers[format](file) }
  } catch (error) {
    if (error instanceof Malformed || error instanceof RangeError) return null
    throw error
  }
}

function formatOf(file: Buffer): Format | null {
  const start = file.toString('latin1', 0, 12)
  if (start.startsWith(pngSignature.toString('latin1'))) return 'png'
  if (start.startsWith(jpegStart.toString('latin1'))) return 'jpeg'
  if (/^GIF8[79]a/.test(start)) return 'gif'
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp'
  return start.slice(4, 8) === 'ftyp' ? 'avif' : null
}
