import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** In bytes: as large as an event of Lambda lets a file be. */
const size = 4_600_000

const hex = (digits: string) => Buffer.from(digits, 'hex')
const latin = (text: string) => Buffer.from(text, 'latin1')
const fill = (pattern: Buffer, length = size) => Buffer.alloc(length, pattern)
const joined = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? latin(part) : part)))

function box(type: string, content: Buffer, declared = content.length + 8): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(declared >>> 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

const full = (type: string, ...parts: Buffer[]) => box(type, joined(Buffer.alloc(4), ...parts))
const ftyp = box('ftyp', latin('avif\0\0\0\0avif'))

function nest(type: string, depth: number): Buffer {
  const head = Buffer.alloc(8 * depth)
  for (let at = 0; at < depth; at++) {
    head.writeUInt32BE(8 * (depth - at), at * 8)
    head.write(type, at * 8 + 4, 'latin1')
  }
  return head
}

/** The data of its picture, in many extents. Its boxes: ftyp, meta with hdlr, pitm, iloc and others, mdat. */
async function avifOf(count: number, range: (index: number, whole: number) => [at: number, length: number]) {
  const file = await flat(64, 64).avif({ effort: 0 }).toBuffer()
  const [meta, iloc, data] = ['meta', 'iloc', 'mdat'].map((type) => file.indexOf(type) - 4) as [
    number,
    number,
    number,
  ]
  const end = iloc + file.readUInt32BE(iloc)
  const grown = joined(file, Buffer.alloc(4_000_000 - file.length))
  grown.writeUInt32BE(grown.length - data, data)
  const added = 28 + 8 * count - (end - iloc)
  const start = data + 8 + added
  const ranges = Buffer.alloc(8 * count)
  for (let index = 0; index < count; index++) {
    const [at, length] = range(index, grown.length - data - 8)
    ranges.writeUInt32BE(start + at, 8 * index)
    ranges.writeUInt32BE(length, 8 * index + 4)
  }
  const counted = Buffer.alloc(2)
  counted.writeUInt16BE(count)
  const places = full('iloc', hex('44000001'), hex('00010000'), counted, ranges)
  grown.writeUInt32BE(grown.readUInt32BE(meta) + added, meta)
  return joined(grown.subarray(0, iloc), places, grown.subarray(end))
}

/** Its header says one pixel. */
async function hiddenAvif(): Promise<Buffer> {
  const file = await flat(6300, 6300).avif({ effort: 0 }).toBuffer()
  const at = file.indexOf('ispe') + 8
  file.writeUInt32BE(1, at)
  file.writeUInt32BE(1, at + 4)
  return file
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04000' } })

function riff(content: Buffer, declared = content.length + 4): Buffer {
  const head = latin('RIFF\0\0\0\0WEBP')
  head.writeUInt32LE(declared >>> 0, 4)
  return Buffer.concat([head, content])
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const typed = joined(type, data)
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}

/** Grey, one bit a pixel; `rows` of these bytes, whatever its head says. */
function pngOf(width: number, height: number, rows: Buffer, flags = '0100000000'): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  const parts = [
    chunk('IHDR', joined(head, hex(flags))),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', hex('')),
  ]
  return joined('\x89PNG\r\n\x1a\n', ...parts)
}

const gif = latin('GIF89a\x01\0\x01\0\0\0\0')
const sof = hex('ffc0000b080001000101011100')
const scan = hex('ffda00080101000000000000')
const svg = (content: string, head = '') =>
  latin(
    `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${content}</svg>`,
  )

const doubled = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('')

/** A photograph of 39 megapixels in progressive scans, of which the last is repeated. */
async function manyScans(): Promise<Buffer> {
  const file = await flat(6500, 6000).jpeg({ progressive: true }).toBuffer()
  const last = file.lastIndexOf(hex('ffda'))
  const repeated = file.subarray(last, -2)
  const count = Math.floor((size - file.length) / repeated.length)
  return joined(
    file.subarray(0, -2),
    ...Array.from({ length: Math.min(count, 2000) }, () => repeated),
    hex('ffd9'),
  )
}

async function largeAvif(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const
  const pixels = sharp({ create: { width: 1500, height: 1500, channels: 3, background: 'red', noise } })
  return sharp(await pixels.png().toBuffer())
    .resize(6300, 6300)
    .avif({ effort: 0, quality: 60 })
    .toBuffer()
}

/** Files that make careless decoders slow, run out of memory, or loop. */
export const hostileImages: Record<string, () => Buffer | Promise<Buffer>> = {
  'AVIF boxes of no size': () => joined(ftyp, fill(Buffer.alloc(8))),
  'AVIF boxes in boxes': () => joined(ftyp, nest('meta', size / 8)),
  'an AVIF box of 4 GB': () => joined(ftyp, box('meta', fill(latin('meta')), 0xffffffff)),
  'an AVIF larger than it says': hiddenAvif,
  'AVIF extents that all reach the end': () => avifOf(40_000, (index, whole) => [index, whole - index]),
  'AVIF brands without end': async () =>
    joined(
      box('ftyp', fill(latin('avifabcd'), 4_000_000)),
      (await flat(9, 9).avif().toBuffer()).subarray(32),
    ),
  'an AVIF of 40 megapixels of noise': largeAvif,
  'a PNG chunk of 4 GB': () =>
    joined(pngOf(1, 1, hex('0000')).subarray(0, 33), hex('ffffffff'), fill(latin('IDAT'))),
  'a PNG of 40 megapixels in 16 bits': () =>
    pngOf(6300, 6300, Buffer.alloc(6300 * (6300 * 8 + 1)), '1006000000'),
  'a PNG of 2 billion columns': () => pngOf(0x7fffffff, 1, hex('0000')),
  'a PNG with text that unfolds': () => {
    const text = deflateSync(Buffer.alloc(500_000_000))
    const png = pngOf(1, 1, hex('0000'))
    return joined(png.subarray(0, 33), chunk('zTXt', joined('a\0\0', text)), png.subarray(33))
  },
  'GIF blocks of nothing': () => joined(gif, fill(hex('21fe00'))),
  'GIF frames of nothing': () => joined(gif, fill(hex('2c0000000001000100000200'))),
  'GIF frames of the whole screen': () =>
    joined('GIF89a\x00\x18\x00\x18\0\0\0', fill(hex('2c00000000001800180002024401003b'))),
  'WebP chunks of nothing': () => riff(fill(latin('EXIF\0\0\0\0'))),
  'a WebP chunk of 4 GB': () => riff(joined('VP8 \xff\xff\xff\xff', fill(latin('a')))),
  'JPEG segments of nothing': () => joined(hex('ffd8'), fill(hex('fffe0002'))),
  'JPEG scans of nothing': () => joined(hex('ffd8'), sof, fill(hex('ffda0002'))),
  'JPEG scans that repeat each other': () =>
    joined(hex('ffd8'), sof, ...Array.from({ length: 101 }, () => scan)),
  'a JPEG of 39 megapixels in thousands of scans': manyScans,
  'Exif that goes round': () =>
    joined(hex('ffd8ffe1ffff'), 'Exif\0\0MM\0*\0\0\0\x08\xff\xff', Buffer.alloc(size)),
  'an SVG of entities': () =>
    svg(
      '<desc>&e9;</desc>',
      `<!DOCTYPE svg [<!ENTITY e0 "aaaaaaaaaa">${doubled(9, (at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`)}]>`,
    ),
  'an SVG of copies': () =>
    svg(
      `<g id="c0"><rect width="9" height="9"/></g>${doubled(30, (at) => `<g id="c${at + 1}">${`<use x:href="#c${at}"/>`.repeat(4)}</g>`)}`,
    ),
  'an SVG in depth': () => svg('<g>'.repeat(200_000) + '</g>'.repeat(200_000)),
  'an SVG of blurs': () =>
    svg(
      `<filter id="f">${'<feGaussianBlur stdDeviation="9"/><feTurbulence numOctaves="9999" baseFrequency="5"/>'.repeat(2000)}</filter><rect width="9" height="9" filter="url(#f)"/>`,
    ),
  'an SVG of a million pixels': () =>
    latin('<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"/>'),
}
