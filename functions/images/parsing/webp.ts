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

const drawn = new Set(['VP8X', 'ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L'])

const [exifFlag, xmpFlag, animationFlag] = [0x08, 0x04, 0x02]

/** Keeps the first frame. Canvas and bit stream have a size each; the larger one counts. */
export function parseWebp(file: Buffer): ParsedImage {
  const count = new PartCount()
  const chunks = chunksOf(take(file, 12, file.readUInt32LE(4) - 4), count)
  const exif = chunks.find(({ type }) => type === 'EXIF')
  const tiff = exif ? tiffOf(orientationIn(withoutHeader(exif.data))) : null
  const kept = stillOf(
    chunks.filter(({ type }) => drawn.has(type)),
    count,
  ).map((chunk) => (chunk.type === 'VP8X' ? withFlags(chunk, tiff !== null) : chunk))
  const sizes = kept.flatMap(sizeIn)
  require(kept.some(({ type }) => type === 'VP8 ' || type === 'VP8L'))
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

/** Cameras write Exif with or without the header of JPEG. */
const withoutHeader = (data: Buffer): Buffer =>
  data.toString('latin1', 0, 6) === 'Exif\0\0' ? data.subarray(6) : data

/** An animation becomes its first frame, on a canvas of its size. */
function stillOf(chunks: Chunk[], count: PartCount): Chunk[] {
  const frame = chunks.find(({ type }) => type === 'ANMF')
  if (!frame) return chunks.filter(({ type }) => type !== 'ANIM')
  const size = take(frame.data, 6, 6)
  const around = chunks
    .filter(({ type }) => type === 'VP8X' || type === 'ICCP')
    .map(({ type, data }) => ({
      type,
      data: type === 'VP8X' ? Buffer.concat([take(data, 0, 4), size]) : data,
    }))
  const inside = chunksOf(frame.data.subarray(16), count).filter(({ type }) =>
    ['ALPH', 'VP8 ', 'VP8L'].includes(type),
  )
  return [...around, ...inside]
}

function withFlags({ type, data }: Chunk, hasExif: boolean): Chunk {
  const header = Buffer.from(take(data, 0, 10))
  const others = header.readUInt8(0) & ~(exifFlag | xmpFlag | animationFlag)
  header[0] = others | (hasExif ? exifFlag : 0)
  return { type, data: header }
}

function sizeIn({ type, data }: Chunk): Size[] {
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
    default:
      return []
  }
}

const written = ({ type, data }: Chunk): Buffer =>
  Buffer.concat([Buffer.from(type, 'latin1'), uint32(data.length), data, Buffer.alloc(data.length % 2)])

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
