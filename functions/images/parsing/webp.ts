import { orientationIn, tiffOf } from './orientation'
import {
  joined,
  larger,
  Malformed,
  type ParsedImage,
  PartCount,
  require,
  type Size,
  take,
} from './parsed-image'

interface Chunk {
  type: string
  data: Buffer
}

/** What a picture is drawn from. */
const drawn = new Set(['VP8X', 'ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L'])

/** In the flags of a VP8X chunk. */
const [exifFlag, xmpFlag] = [0x08, 0x04]

/**
 * A WebP: chunks of a type, a length and data. Its size is that of its canvas and of all frames, of which the
 * bit streams themselves say how large they are.
 */
export function parseWebp(file: Buffer): ParsedImage {
  const count = new PartCount()
  const chunks = chunksOf(take(file, 12, file.readUInt32LE(4) - 4), count)
  const exif = chunks.find(({ type }) => type === 'EXIF')
  const tiff = exif ? tiffOf(orientationIn(withoutHeader(exif.data))) : null
  const kept = chunks
    .filter(({ type }) => drawn.has(type))
    .map((chunk) => withoutExtras(chunk, tiff !== null, count))
  const sizes = kept.flatMap((chunk) => sizesIn(chunk, count))
  require(kept.some(({ type }) => type === 'VP8 ' || type === 'VP8L' || type === 'ANMF'))
  const extended = kept[0]?.type === 'VP8X'
  const pieces = [...kept, ...(tiff && extended ? [{ type: 'EXIF', data: tiff }] : [])].map(written)
  const body = Buffer.concat([Buffer.from('WEBP'), ...pieces])
  const { width, height } = sizes.reduce(larger, { width: 0, height: 0 })
  return { width, height, bytes: joined([Buffer.from('RIFF'), uint32(body.length), body]) }
}

function chunksOf(data: Buffer, count: PartCount): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = 0; at < data.length;) {
    count.next()
    const length = data.readUInt32LE(at + 4)
    chunks.push({ type: data.toString('latin1', at, at + 4), data: take(data, at + 8, length) })
    at += 8 + length + (length % 2)
  }
  return chunks
}

/** Exif as cameras write it, some with the header that it has in a JPEG. */
function withoutHeader(data: Buffer): Buffer {
  return data.toString('latin1', 0, 6) === 'Exif\0\0' ? data.subarray(6) : data
}

/** Flags that say what is left, and frames of nothing but their pixels. */
function withoutExtras({ type, data }: Chunk, hasExif: boolean, count: PartCount): Chunk {
  if (type === 'VP8X') {
    const header = Buffer.from(take(data, 0, 10))
    header[0] = (header.readUInt8(0) & ~(exifFlag | xmpFlag)) | (hasExif ? exifFlag : 0)
    return { type, data: header }
  }
  if (type !== 'ANMF') return { type, data }
  const frames = chunksOf(data.subarray(16), count).filter((chunk) =>
    ['ALPH', 'VP8 ', 'VP8L'].includes(chunk.type),
  )
  return { type, data: Buffer.concat([take(data, 0, 16), ...frames.map(written)]) }
}

function sizesIn({ type, data }: Chunk, count: PartCount): Size[] {
  switch (type) {
    case 'VP8X':
      return [{ width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 }]
    case 'VP8 ':
      if (data.readUIntLE(3, 3) !== 0x2a019d) throw new Malformed()
      return [{ width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }]
    case 'VP8L': {
      if (data.readUInt8(0) !== 0x2f) throw new Malformed()
      const bits = data.readUInt32LE(1)
      return [{ width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }]
    }
    case 'ANMF': {
      const [left, top] = [2 * data.readUIntLE(0, 3), 2 * data.readUIntLE(3, 3)]
      const frame = { width: left + data.readUIntLE(6, 3) + 1, height: top + data.readUIntLE(9, 3) + 1 }
      return [frame, ...chunksOf(data.subarray(16), count).flatMap((chunk) => sizesIn(chunk, count))]
    }
    default:
      return []
  }
}

function written({ type, data }: Chunk): Buffer {
  return Buffer.concat([
    Buffer.from(type, 'latin1'),
    uint32(data.length),
    data,
    Buffer.alloc(data.length % 2),
  ])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
