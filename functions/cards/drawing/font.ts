import { inflateSync } from 'node:zlib'
import type { Outline } from './coverage'

/** A font of TrueType outlines, as a WOFF file holds it. Lengths are in units of the em. */
export interface Font {
  /** The glyph of a character by its code point; 0 if there is none. */
  glyphOf: (codePoint: number) => number
  /** How far the next glyph is. */
  advanceOf: (glyph: number) => number
  /** Contours from the baseline, with y upwards. */
  outlineOf: (glyph: number) => Outline
}

/** Reads a WOFF file of ours. Throws for anything that is not one. */
export function parseFont(woff: Buffer): Font {
  const table = tablesOf(woff)
  const [head, maxp, hhea, hmtx] = [table('head'), table('maxp'), table('hhea'), table('hmtx')]
  const em = head.readUInt16BE(18)
  const glyphs = glyphReader({
    glyf: table('glyf'),
    loca: table('loca'),
    isLong: head.readInt16BE(50) === 1,
    count: maxp.readUInt16BE(4),
  })
  const advances = hhea.readUInt16BE(34)
  const characters = charactersOf(table('cmap'))
  const outlines = new Map<number, Outline>()
  return {
    glyphOf: (codePoint) => characters.get(codePoint) ?? 0,
    advanceOf: (glyph) => hmtx.readUInt16BE(4 * Math.min(glyph, advances - 1)) / em,
    outlineOf: (glyph) => {
      const known = outlines.get(glyph)
      if (known) return known
      const outline = glyphs(glyph, 0).map((contour) =>
        flatten(contour).map(([x, y]): [number, number] => [x / em, y / em]),
      )
      outlines.set(glyph, outline)
      return outline
    },
  }
}

/** The tables of a WOFF file by their tags, inflated when they are asked for. */
function tablesOf(woff: Buffer): (tag: string) => Buffer {
  const places = new Map<string, number>()
  for (let at = 0; at < woff.readUInt16BE(12); at++) {
    const entry = 44 + 20 * at
    places.set(woff.toString('latin1', entry, entry + 4), entry)
  }
  return (tag) => {
    const entry = places.get(tag)
    if (woff.toString('latin1', 0, 4) !== 'wOFF' || entry === undefined) throw new Error(`No ${tag} table.`)
    const [start, length] = [woff.readUInt32BE(entry + 4), woff.readUInt32BE(entry + 8)]
    const stored = woff.subarray(start, start + length)
    return length < woff.readUInt32BE(entry + 12) ? inflateSync(stored) : stored
  }
}

/** The glyphs of the characters of the Basic Multilingual Plane (format 4). */
function charactersOf(cmap: Buffer): Map<number, number> {
  const found = new Map<number, number>()
  const at = Array.from({ length: cmap.readUInt16BE(2) }, (_, entry) =>
    cmap.readUInt32BE(8 + 8 * entry),
  ).find((offset) => cmap.readUInt16BE(offset) === 4)
  if (at === undefined) throw new Error('No characters.')
  const count = cmap.readUInt16BE(at + 6) / 2
  const ends = at + 14
  const starts = ends + 2 * count + 2
  for (let segment = 0; segment < count; segment++) {
    const word = (list: number) => cmap.readUInt16BE(starts + 2 * (list * count + segment))
    const [first, delta, offset] = [word(0), word(1), word(2)]
    const last = Math.min(cmap.readUInt16BE(ends + 2 * segment), 0xfffe)
    const offsetAt = starts + 2 * (2 * count + segment)
    for (let code = first; code <= last; code++) {
      const listed = offset === 0 ? code : cmap.readUInt16BE(offsetAt + offset + 2 * (code - first))
      const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff
      if (glyph !== 0) found.set(code, glyph)
    }
  }
  return found
}

interface CurvePoint {
  x: number
  y: number
  onCurve: boolean
}

interface Glyphs {
  glyf: Buffer
  loca: Buffer
  isLong: boolean
  count: number
}

/** Parts of parts of glyphs are as deep as this in no font. */
const deepest = 4

function glyphReader({ glyf, loca, isLong, count }: Glyphs) {
  const place = (glyph: number) => (isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph))
  return function read(glyph: number, depth: number): CurvePoint[][] {
    if (glyph >= count || depth > deepest) return []
    const data = glyf.subarray(place(glyph), place(glyph + 1))
    if (data.length === 0) return []
    const contours = data.readInt16BE(0)
    if (contours >= 0) return simpleGlyph(data, contours)
    return partsOf(data).flatMap(({ part, move }) => read(part, depth + 1).map((each) => each.map(move)))
  }
}

function simpleGlyph(data: Buffer, contours: number): CurvePoint[][] {
  const ends = Array.from({ length: contours }, (_, at) => data.readUInt16BE(10 + 2 * at))
  const count = (ends.at(-1) ?? -1) + 1
  let at = 10 + 2 * contours
  at += 2 + data.readUInt16BE(at)
  const flags: number[] = []
  while (flags.length < count) {
    const flag = data[at++]!
    const repeats = flag & 8 ? data[at++]! : 0
    for (let times = 0; times <= repeats; times++) flags.push(flag)
  }
  const coordinates = (short: number, same: number) => {
    let value = 0
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? data[at++]! : -data[at++]!
      else if (!(flag & same)) {
        value += data.readInt16BE(at)
        at += 2
      }
      return value
    })
  }
  const xs = coordinates(2, 16)
  const ys = coordinates(4, 32)
  const points = flags.map((flag, index) => ({ x: xs[index]!, y: ys[index]!, onCurve: (flag & 1) === 1 }))
  return ends.map((end, index) => points.slice((ends[index - 1] ?? -1) + 1, end + 1))
}

interface Part {
  part: number
  move: (point: CurvePoint) => CurvePoint
}

/** The glyphs that one is composed of, such as a letter and its accent. */
function partsOf(data: Buffer): Part[] {
  const parts: Part[] = []
  let at = 10
  for (;;) {
    const flags = data.readUInt16BE(at)
    const part = data.readUInt16BE(at + 2)
    const isWide = (flags & 1) !== 0
    const [dx, dy] = isWide
      ? [data.readInt16BE(at + 4), data.readInt16BE(at + 6)]
      : [data.readInt8(at + 4), data.readInt8(at + 5)]
    at += isWide ? 8 : 6
    const scale = () => data.readInt16BE((at += 2) - 2) / 16_384
    let [xx, xy, yx, yy] = [1, 0, 0, 1]
    if (flags & 8) xx = yy = scale()
    else if (flags & 64) [xx, yy] = [scale(), scale()]
    else if (flags & 128) [xx, xy, yx, yy] = [scale(), scale(), scale(), scale()]
    parts.push({
      part,
      move: ({ x, y, onCurve }) => ({ x: x * xx + y * yx + dx, y: x * xy + y * yy + dy, onCurve }),
    })
    if (!(flags & 32)) return parts
  }
}

/** Straight pieces of each curve. */
const pieces = 8

/** A contour of quadratic curves as points. Between two points off the curve lies one on it. */
function flatten(contour: CurvePoint[]): [number, number][] {
  const whole = contour.flatMap((point, at) => {
    const before = contour.at(at - 1)!
    return point.onCurve || before.onCurve ? [point] : [between(before, point), point]
  })
  const first = whole.findIndex(({ onCurve }) => onCurve)
  const points = [...whole.slice(first), ...whole.slice(0, first), whole[first]!]
  const flat: [number, number][] = []
  for (let at = 0; at < points.length; at++) {
    const point = points[at]!
    if (point.onCurve) flat.push([point.x, point.y])
    else flat.push(...curve(points[at - 1]!, point, points[at + 1]!))
  }
  return flat
}

function between(one: CurvePoint, other: CurvePoint): CurvePoint {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, onCurve: true }
}

/** The points between the ends of a curve. */
function curve(from: CurvePoint, control: CurvePoint, to: CurvePoint): [number, number][] {
  return Array.from({ length: pieces - 1 }, (_, at) => {
    const t = (at + 1) / pieces
    const weigh = (name: 'x' | 'y') =>
      (1 - t) ** 2 * from[name] + 2 * t * (1 - t) * control[name] + t ** 2 * to[name]
    return [weigh('x'), weigh('y')]
  })
}
