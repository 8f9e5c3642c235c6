import { crc32 } from 'node:zlib'
import * as fc from 'fast-check'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { parseImage } from './parse-image'

const secret = 'Ada, 12 Mill Lane, 51.5N'

function telling(width: number, height: number, orientation: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: 'red', noise } })
    .withIccProfile('p3')
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Copyright: secret },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>${secret}</rdf></x:xmpmeta>`)
}

const makers = {
  PNG: (image: Sharp) => image.png(),
  'PNG with a palette': (image: Sharp) => image.png({ palette: true }),
  'interlaced PNG': (image: Sharp) => image.png({ progressive: true }),
  JPEG: (image: Sharp) => image.jpeg(),
  'progressive JPEG': (image: Sharp) => image.jpeg({ progressive: true }),
  'JPEG in four colours': (image: Sharp) => image.toColourspace('cmyk').jpeg(),
  WebP: (image: Sharp) => image.webp(),
  'lossless WebP': (image: Sharp) => image.webp({ lossless: true }),
  GIF: (image: Sharp) => image.gif(),
  AVIF: (image: Sharp) => image.avif({ effort: 0 }),
}

const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer())

/** In an AVIF the space of the XMP stays and is overwritten. */
const isBlank = (xmp?: Buffer) => xmp?.every((byte) => byte === 0) ?? true

const pixelsOf = (bytes: Uint8Array) => sharp(bytes, { animated: true }).raw().toBuffer()

for (const [name, make] of Object.entries(makers)) {
  test(`of ${name} only pixels, colours and orientation are kept`, async () => {
    for (const [width, height, orientation] of [
      [33, 17, 6],
      [8, 64, 1],
      [1, 1, 3],
    ] as const) {
      const original = await bytesOf(make(telling(width, height, orientation)))
      const parsed = parseImage(original)
      expect(parsed).toMatchObject({ width, height })
      const bytes = parsed?.bytes ?? new Uint8Array()
      expect((await pixelsOf(bytes)).equals(await pixelsOf(original))).toBe(true)
      const [before, after] = await Promise.all([sharp(original).metadata(), sharp(bytes).metadata()])
      expect([isBlank(after.xmp), after.icc]).toEqual([true, before.icc])
      expect(after.orientation ?? 1).toBe(before.orientation ?? 1)
      expect(Buffer.from(bytes).includes(secret)).toBe(false)
      expect(after.exif?.includes('GPS') ?? false).toBe(false)
      // A clean file does not change.
      expect(parseImage(bytes)?.bytes).toEqual(bytes)
    }
  })
}

async function frames() {
  const sizes = { width: 12, height: 9, channels: 3 } as const
  return Promise.all(
    ['red', 'green', 'blue'].map((background) =>
      sharp({ create: { ...sizes, background } })
        .png()
        .toBuffer(),
    ),
  )
}

const firstFrame = async () =>
  sharp((await frames())[0])
    .ensureAlpha()
    .raw()
    .toBuffer()

test.each(['gif', 'webp'] as const)('of an animated %s the first frame is kept', async (format) => {
  const original = await bytesOf(
    sharp(await frames(), { join: { animated: true } })
      .withXmp(`<x>${secret}</x>`)
      .toFormat(format, { loop: 3, ...(format === 'webp' && { lossless: true }) }),
  )
  expect((await sharp(original).metadata()).pages).toBe(3)
  const parsed = parseImage(original)
  expect(parsed).toMatchObject({ format, width: 12, height: 9 })
  const bytes = parsed?.bytes ?? new Uint8Array()
  const kept = await sharp(bytes, { animated: true }).ensureAlpha().raw().toBuffer()
  expect(kept.equals(await firstFrame())).toBe(true)
  const { pages, loop } = await sharp(bytes, { animated: true }).metadata()
  // A picture that is shown once has no number of loops, or 1.
  expect([pages ?? 1, loop ?? 1]).toEqual([1, 1])
  expect(Buffer.from(bytes).includes(secret)).toBe(false)
  expect(parseImage(bytes)?.bytes).toEqual(bytes)
})

test('of an animated PNG the picture for those who know no animation is kept', async () => {
  const still = (await frames())[0]!
  const pixels = still.indexOf('IDAT') - 4
  const animated = Buffer.concat([
    still.subarray(0, pixels),
    pngChunk('acTL', Buffer.from('0000000200000000', 'hex')),
    pngChunk('fcTL', Buffer.alloc(26)),
    still.subarray(pixels, -12),
    pngChunk('fdAT', Buffer.alloc(4)),
    still.subarray(-12),
  ])
  const parsed = parseImage(new Uint8Array(animated))
  expect(Buffer.from(parsed?.bytes ?? []).equals(Buffer.from(parseImage(new Uint8Array(still))!.bytes))).toBe(
    true,
  )
})

function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type), data, Buffer.alloc(4)])
  chunk.writeUInt32BE(data.length, 0)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  return chunk
}

test('of an animated AVIF the still picture is kept', async () => {
  const still = Buffer.from(await bytesOf(sharp((await frames())[0]).avif({ effort: 0 })))
  const head = still.readUInt32BE(0)
  const brands = Buffer.from(still.subarray(0, head).toString('latin1').replaceAll('avif', 'avis'), 'latin1')
  const animated = Buffer.concat([brands, still.subarray(head), box('moov', Buffer.from(secret))])
  const parsed = parseImage(new Uint8Array(animated))
  expect(parsed).toMatchObject({ format: 'avif', width: 12, height: 9 })
  const bytes = parsed?.bytes ?? new Uint8Array()
  expect((await pixelsOf(bytes)).equals(await pixelsOf(new Uint8Array(still)))).toBe(true)
  expect(['avis', 'moov', secret].filter((text) => Buffer.from(bytes).includes(text))).toEqual([])
})

const small = () => telling(16, 16, 6)

const samples = await Promise.all(Object.values(makers).map((make) => bytesOf(make(small()))))

const isTidy = (bytes: Uint8Array) => !Buffer.from(bytes).includes(secret)

test('bytes after the end of an image are removed', () => {
  for (const sample of samples) {
    const { format, bytes } = parseImage(new Uint8Array(Buffer.concat([sample, Buffer.from(secret)]))) ?? {}
    expect([format, bytes === undefined || isTidy(bytes)]).toEqual([format, true])
  }
})

/** Milliseconds of processor time. Quadratic work takes minutes for files of this size. */
const ceiling = 2000
const size = 5 * 1024 * 1024

function timed(file: Buffer) {
  const before = process.cpuUsage()
  const parsed = parseImage(new Uint8Array(file))
  const { user, system } = process.cpuUsage(before)
  return { parsed, late: (user + system) / 1000 > ceiling }
}

const box = (type: string, content: Buffer, declared = content.length + 8) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(declared >>> 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}
const ftyp = box('ftyp', Buffer.from('avif\0\0\0\0avif'))
const fill = (pattern: Buffer, length = size) => Buffer.alloc(length, pattern)
const nest = (type: string, depth: number) => {
  const head = Buffer.alloc(8 * depth)
  for (let at = 0; at < depth; at++) {
    head.writeUInt32BE(8 * (depth - at), at * 8)
    head.write(type, at * 8 + 4, 'latin1')
  }
  return head
}
const iloc = (count: number, each: string) => {
  const head = Buffer.from('01000000444000000000', 'hex')
  head.writeUInt16BE(count, 6)
  return box(
    'meta',
    Buffer.concat([
      Buffer.alloc(4),
      box('iloc', Buffer.concat([head.subarray(0, 8), fill(Buffer.from(each, 'hex'))])),
    ]),
  )
}
/** An AVIF of one picture, whose data is in these extents: where, and how many bytes (0: to the end). */
function avifOf(extents: readonly (readonly [at: number, length: number])[]): Buffer {
  const full = (type: string, ...parts: Buffer[]) => box(type, Buffer.concat([Buffer.alloc(4), ...parts]))
  const hex = (digits: string) => Buffer.from(digits, 'hex')
  const infe = box('infe', Buffer.concat([hex('0200000000010000'), Buffer.from('av01\0')]))
  const ranges = Buffer.alloc(8 * extents.length)
  for (const [index, [at, length]] of extents.entries()) {
    ranges.writeUInt32BE(at, 8 * index)
    ranges.writeUInt32BE(length, 8 * index + 4)
  }
  const counted = Buffer.alloc(2)
  counted.writeUInt16BE(extents.length)
  const places = full('iloc', hex('44000001'), hex('00010000'), counted, ranges)
  const ispe = box('iprp', box('ipco', full('ispe', hex('0000000100000001'))))
  const meta = full('meta', full('iinf', hex('0001'), infe), places, ispe)
  return Buffer.concat([ftyp, meta, box('mdat', Buffer.alloc(4 * 1024 * 1024, 7))])
}
const extents = (range: (index: number) => [at: number, length: number]) =>
  avifOf(Array.from({ length: 49_000 }, (_, index) => range(index)))
const riff = (content: Buffer, declared = content.length + 4) => {
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(declared >>> 0, 4)
  return Buffer.concat([head, content])
}
const png = Buffer.from('\x89PNG\r\n\x1A\n\0\0\0\x0DIHDR\0\0\0\x01\0\0\0\x01\x08\0\0\0\0\0\0\0\0', 'latin1')
const gif = Buffer.from('GIF89a\x01\0\x01\0\0\0\0', 'latin1')
const jpeg = Buffer.from('ffd8', 'hex')
const sof = Buffer.from('ffc0000b080001000101011100', 'hex')
const scan = Buffer.from('ffda00080101000000000000', 'hex')

/** Files that make careless parsers slow, run out of memory, or loop. */
const adversarial: Record<string, Buffer> = {
  'AVIF boxes of no size': Buffer.concat([ftyp, fill(Buffer.alloc(8))]),
  'AVIF boxes of nothing but a head': Buffer.concat([ftyp, fill(box('free', Buffer.alloc(0)))]),
  'AVIF boxes in boxes': Buffer.concat([ftyp, nest('meta', size / 8)]),
  'AVIF boxes of others in others': Buffer.concat([ftyp, nest('moov', size / 8)]),
  'an AVIF box of 4 GB': Buffer.concat([ftyp, box('meta', fill(Buffer.from('meta')), 0xffffffff)]),
  'an AVIF box of 2^64 bytes': Buffer.concat([
    ftyp,
    box('meta', Buffer.alloc(8, 0xff), 1),
    fill(Buffer.from('a')),
  ]),
  'an AVIF box smaller than its head': Buffer.concat([ftyp, box('meta', fill(Buffer.from('a')), 4)]),
  'AVIF items without end': Buffer.concat([ftyp, iloc(0xffff, '0001000000000000')]),
  'AVIF extents without end': Buffer.concat([ftyp, iloc(0xffff, '00010000ffff0000')]),
  'AVIF extents that all reach the end': extents((index) => [500_000 + index, 0]),
  'AVIF extents that repeat each other': extents(() => [500_000, 4_000_000]),
  'AVIF extents from the end backwards': extents((index) => [4_000_000 - 64 * index, 3_000_000]),
  'AVIF brands without end': Buffer.concat([
    box('ftyp', fill(Buffer.from('avifabcd'))),
    avifOf([[0, 1]]).subarray(ftyp.length),
  ]),
  'PNG chunks of nothing': Buffer.concat([png, fill(Buffer.from('\0\0\0\0tEXt\0\0\0\0', 'latin1'))]),
  'a PNG chunk of 4 GB': Buffer.concat([png, Buffer.from('ffffffff', 'hex'), fill(Buffer.from('IDAT'))]),
  'GIF blocks of nothing': Buffer.concat([gif, fill(Buffer.from('21fe00', 'hex'))]),
  'GIF blocks of one byte': Buffer.concat([
    gif,
    Buffer.from('21fe', 'hex'),
    fill(Buffer.from('0161', 'hex')),
  ]),
  'GIF frames of nothing': Buffer.concat([gif, fill(Buffer.from('2c0000000001000100000200', 'hex'))]),
  'WebP chunks of nothing': riff(fill(Buffer.from('EXIF\0\0\0\0', 'latin1'))),
  'a WebP chunk of 4 GB': riff(
    Buffer.concat([Buffer.from('VP8 \xff\xff\xff\xff', 'latin1'), fill(Buffer.from('a'))]),
  ),
  'a WebP of 4 GB': riff(fill(Buffer.from('VP8 ')), 0xffffffff),
  'WebP frames in frames': riff(fill(Buffer.from('ANMF\x20\0\0\0', 'latin1'))),
  'JPEG segments of nothing': Buffer.concat([jpeg, fill(Buffer.from('fffe0002', 'hex'))]),
  'JPEG markers filled up': Buffer.concat([jpeg, fill(Buffer.from('ff', 'hex'))]),
  'JPEG scans of nothing': Buffer.concat([jpeg, sof, fill(Buffer.from('ffda0002', 'hex'))]),
  'JPEG scans that repeat each other': Buffer.concat([jpeg, sof, ...Array<Buffer>(101).fill(scan)]),
  'a JPEG scan of escapes': Buffer.concat([
    jpeg,
    sof,
    Buffer.from('ffda0002', 'hex'),
    fill(Buffer.from('ff00', 'hex')),
  ]),
  'JPEG frames without end': Buffer.concat([jpeg, fill(sof)]),
  'Exif that goes round': Buffer.concat([
    jpeg,
    Buffer.from('ffe1ffff', 'hex'),
    Buffer.from('Exif\0\0MM\0*\0\0\0\x08\xff\xff', 'latin1'),
    Buffer.alloc(size),
  ]),
}

test.each(Object.entries(adversarial))('%s take no longer than ordinary files', (_, file) => {
  expect(timed(file).late).toBe(false)
})

test.each(['AVIF brands without end', 'JPEG scans that repeat each other'])('%s are refused', (name) => {
  expect(timed(adversarial[name]!).parsed).toBeNull()
})

test('an AVIF keeps the bytes of its extents, in any order, alone', () => {
  const start = avifOf([[0, 1]]).indexOf('mdat') + 4 + 8 * 2
  const { bytes } = parseImage(
    new Uint8Array(
      avifOf([
        [start + 20, 10],
        [start, 5],
        [start + 15, 10],
      ]),
    ),
  )!
  const kept = Array.from({ length: 40 }, (_, at) => (bytes[start + at] === 7 ? '#' : '.')).join('')
  expect(kept).toBe('#####..........###############..........')
})

test('an image with any changed bytes is read in time or refused', () => {
  const change = fc.tuple(fc.nat(2000), fc.constantFrom(0, 1, 4, 0x7f, 0x80, 0xd9, 0xff))
  fc.assert(
    fc.property(
      fc.constantFrom(...samples),
      fc.array(change, { maxLength: 6 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.boolean(),
      (sample, changes, end, isCut) => {
        const file = Buffer.from(sample)
        for (const [at, value] of changes) file[at % file.length] = value
        const { parsed, late } = timed(isCut ? file.subarray(0, Math.ceil(file.length * end)) : file)
        expect(late).toBe(false)
        if (!parsed) return
        // The result is accepted again, with the same properties.
        expect(parseImage(parsed.bytes)).toMatchObject({ width: parsed.width, height: parsed.height })
      },
    ),
    { numRuns: 1000 },
  )
})

test('the size is that of the image, not of its Exif thumbnail', async () => {
  const thumbnail = Buffer.from(
    await bytesOf(sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } }).jpeg()),
  )
  const exif = Buffer.concat([Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0', 'latin1'), thumbnail])
  const length = Buffer.alloc(2)
  length.writeUInt16BE(exif.length + 2)
  const large = Buffer.from(
    await bytesOf(sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } }).jpeg()),
  )
  const file = Buffer.concat([jpeg, Buffer.from([0xff, 0xe1]), length, exif, large.subarray(2)])
  expect(parseImage(new Uint8Array(file))).toMatchObject({ width: 300, height: 200 })
})

test("a frame outside a GIF's screen enlarges it", () => {
  const frame = Buffer.from('2c00000000ffff00ff0002003b', 'hex')
  expect(parseImage(new Uint8Array(Buffer.concat([gif, frame])))).toMatchObject({
    width: 0xffff,
    height: 0xff00,
  })
})

test('the size of a WebP includes its bit stream, not only its canvas', async () => {
  const inner = Buffer.from(
    await bytesOf(sharp({ create: { width: 200, height: 100, channels: 3, background: 'red' } }).webp()),
  )
  const canvas = Buffer.from('VP8X\x0a\0\0\0\0\0\0\0\0\0\0\0\0\0', 'latin1')
  const file = riff(Buffer.concat([canvas, inner.subarray(12)]))
  expect(parseImage(new Uint8Array(file))).toMatchObject({ width: 200, height: 100 })
})

test.each([
  '',
  'GIF',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'BM',
  '\0\0\0\x1Cftypheic\0\0\0\0mif1heic',
])('%j is not a supported image', (text) => {
  expect(parseImage(new Uint8Array(Buffer.from(text, 'latin1')))).toBeNull()
})
