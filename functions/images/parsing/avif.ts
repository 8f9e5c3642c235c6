import { type Extent, itemExtents, itemTypes } from './avif-items'
import { type Box, boxesOf } from './boxes'
import { joined, larger, type ParsedImage, require, type Size } from './parsed-image'

const brands = new Set(['avif', 'avis'])
/** Files name about six. */
const maxBrands = 100

/** Free space, data of other programs, tracks of an animation. */
const extras = new Set(['free', 'skip', 'uuid', 'udta', 'moov'])

/** Exif, XMP (`mime`), and items without a type. */
const metadata = new Set(['Exif', 'mime', 'uri ', ''])

/** The smallest Exif block that readers accept. It has no entries. */
const emptyExif = Buffer.from('\0\0\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0', 'latin1')

/** Overwrites metadata, so nothing moves. An animation becomes its still picture. */
export function parseAvif(file: Buffer): ParsedImage {
  const boxes = boxesOf(file)
  const content = (path: string) => boxes.find((box) => box.path === path)
  const [first] = boxes
  require(isAvif(first))
  const [items, places] = [content('meta/iinf'), content('meta/iloc')]
  require(items !== undefined && places !== undefined)
  const sizes = boxes.flatMap(sizeIn)
  require(sizes.length > 0)
  const output = Buffer.from(file)
  for (const box of boxes) if (extras.has(box.path)) empty(output, box)
  forgetAnimation(output, first)
  emptyData(output, { file, boxes, types: itemTypes(items), places: itemExtents(places) })
  return { ...sizes.reduce(larger), bytes: joined([output]) }
}

function isAvif(first: Box | undefined): first is Box {
  if (first?.path !== 'ftyp') return false
  require(first.content.length <= maxBrands * 4)
  const names = first.content.toString('latin1').match(/.{4}/gs) ?? []
  return names.some((name, at) => at !== 1 && brands.has(name))
}

/** With the brand of an animation readers expect tracks. */
function forgetAnimation(output: Buffer, { at, content }: Box): void {
  for (let place = 0; place < content.length; place += 4) {
    if (place !== 4 && content.toString('latin1', place, place + 4) === 'avis')
      output.write('avif', at + place)
  }
}

function sizeIn({ path, content }: Box): Size[] {
  if (path !== 'meta/iprp/ipco/ispe') return []
  return [{ width: content.readUInt32BE(4), height: content.readUInt32BE(8) }]
}

function empty(output: Buffer, { start, at, content }: Box): void {
  output.write('free', start + 4, 'latin1')
  output.fill(0, at, at + content.length)
}

/** Programs write one or two. */
const maxData = 50

interface Range {
  start: number
  end: number
}

interface Data {
  file: Buffer
  boxes: Box[]
  types: Map<number, string>
  places: Map<number, Extent[]>
}

function emptyData(output: Buffer, { file, boxes, types, places }: Data): void {
  const idat = boxes.find(({ path }) => path === 'meta/idat')
  const range = ({ inData, at, length }: Extent) => {
    const start = inData ? (idat?.at ?? file.length) + at : at
    const end = inData ? (idat ? idat.at + idat.content.length : 0) : file.length
    return { start: Math.min(start, end), end: length === 0 ? end : Math.min(start + length, end) }
  }
  const rangesOf = (wanted: boolean) =>
    [...places].flatMap(([id, extents]) =>
      metadata.has(types.get(id) ?? '') === wanted ? extents.map((extent) => ({ id, ...range(extent) })) : [],
    )
  const data = boxes
    .filter(({ path }) => path === 'mdat' || path === 'meta/idat')
    .map(({ at, content }) => ({ start: at, end: at + content.length }))
  // Each place is compared with all of them.
  require(data.length <= maxData)
  for (const { start, end } of data) output.fill(0, start, end)
  for (const { id, start, end } of rangesOf(true)) {
    // Elsewhere it would overwrite the structure of the file.
    require(data.some((place) => place.start <= start && end <= place.end))
    if (types.get(id) === 'Exif' && end - start >= emptyExif.length) emptyExif.copy(output, start)
  }
  // Pictures are copied last, so that none loses data to an item that overlaps.
  for (const { start, end } of merged(rangesOf(false))) file.copy(output, start, start, end)
}

/** Without overlaps, so each byte is copied at most once. */
function merged(ranges: readonly Range[]): Range[] {
  const result: Range[] = []
  for (const { start, end } of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else result.push({ start, end })
  }
  return result
}
