import { orientationIn, tiffOf } from './orientation'
import { joined, type ParsedImage, PartCount, require, type Size, take } from './parsed-image'

export const jpegStart = Buffer.from([0xff, 0xd8])

/** Baseline, extended, progressive: what browsers show. */
const frames = new Set([0xc0, 0xc1, 0xc2])

const decoded = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xcc, 0xda, 0xdb, 0xdc, 0xdd])

const endMarker = 0xd9

/** Programs write about ten. */
const maxScans = 100

/** Ignores a thumbnail in the Exif segment, and what follows the end, such as a second picture. */
export function parseJpeg(file: Buffer): ParsedImage {
  const count = new PartCount()
  const segments: Buffer[] = []
  let [at, orientation, scans] = [jpegStart.length, 1, 0]
  let size: Size | undefined
  for (;;) {
    count.next()
    const marker = markerAt(file, at)
    if (marker === null || marker.code === endMarker) break
    at = marker.next
    const segment = take(file, at, file.readUInt16BE(at))
    require(segment.length >= 2)
    const { code } = marker
    if (frames.has(code)) {
      // Decoders refuse a second frame.
      require(size === undefined)
      size = { height: segment.readUInt16BE(3), width: segment.readUInt16BE(5) }
    }
    if (code === 0xe1 && startsWith(segment, 'Exif\0\0')) orientation = orientationIn(segment.subarray(8))
    at += segment.length
    if (isDecoded(code, segment)) segments.push(Buffer.from([0xff, code]), segment)
    else if (code === 0xe0 && startsWith(segment, 'JFIF\0')) segments.push(withoutThumbnail(segment))
    if (code === 0xda) {
      require(size !== undefined)
      // Browsers decode the whole picture for each.
      require(++scans <= maxScans)
      const end = endOfScan(file, at)
      segments.push(file.subarray(at, end))
      at = end
    }
  }
  require(size !== undefined && scans > 0)
  return {
    ...size,
    bytes: joined([jpegStart, ...exifSegment(orientation), ...segments, Buffer.from([0xff, endMarker])]),
  }
}

/** Null if the pixels are cut off: browsers show such a file as far as it goes. */
function markerAt(file: Buffer, at: number): { code: number; next: number } | null {
  if (at >= file.length) return null
  require(file[at] === 0xff)
  let next = at + 1
  // Fill bytes may come before a marker.
  while (file[next] === 0xff) next++
  const code = file[next]
  if (code === undefined) return null
  require(code >= 0xc0 && code !== 0xd8 && !(code >= 0xd0 && code <= 0xd7))
  return { code, next: next + 1 }
}

function endOfScan(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const code = file[at + 1]
    if (code !== undefined && code !== 0 && code !== 0xff && !(code >= 0xd0 && code <= 0xd7)) return at
  }
  return file.length
}

/** Colour profiles and Adobe's colour segment change how a picture looks. */
function isDecoded(code: number, segment: Buffer): boolean {
  if (code === 0xe2) return startsWith(segment, 'ICC_PROFILE\0')
  if (code === 0xee) return startsWith(segment, 'Adobe')
  return decoded.has(code)
}

const startsWith = (segment: Buffer, text: string): boolean =>
  segment.toString('latin1', 2, 2 + text.length) === text

function withoutThumbnail(segment: Buffer): Buffer {
  const header = Buffer.concat([Buffer.from([0xff, 0xe0, 0, 16]), take(segment, 2, 14)])
  header.fill(0, 16)
  return header
}

function exifSegment(orientation: number): Buffer[] {
  const tiff = tiffOf(orientation)
  if (!tiff) return []
  const length = Buffer.alloc(2)
  length.writeUInt16BE(tiff.length + 8)
  return [Buffer.from([0xff, 0xe1]), length, Buffer.from('Exif\0\0', 'latin1'), tiff]
}
