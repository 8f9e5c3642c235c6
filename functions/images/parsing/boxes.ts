import { PartCount, require, take } from './parsed-image'

export interface Box {
  /** With the types of its parents: 'meta/iprp/ipco/ispe'. */
  path: string
  start: number
  at: number
  content: Buffer
}

/** With the number of bytes before the first child. */
const containers = new Map([
  ['meta', 4],
  ['meta/iprp', 0],
  ['meta/iprp/ipco', 0],
])

export function boxesOf(file: Buffer): Box[] {
  const count = new PartCount()
  const boxes: Box[] = []
  const walk = (from: number, to: number, parent: string) => {
    for (let start = from; start < to;) {
      count.next()
      const { header, size } = sizeOf(file, start, to)
      const type = file.toString('latin1', start + 4, start + 8)
      const box = {
        path: parent + type,
        start,
        at: start + header,
        content: file.subarray(start + header, start + size),
      }
      boxes.push(box)
      const inside = containers.get(box.path)
      if (inside !== undefined) walk(box.at + inside, start + size, `${box.path}/`)
      start += size
    }
  }
  walk(0, file.length, '')
  return boxes
}

/** 1: 64 bits follow. 0: to the end. A box never exceeds its parent. */
function sizeOf(file: Buffer, start: number, end: number): { header: number; size: number } {
  const short = file.readUInt32BE(start)
  const header = short === 1 ? 16 : 8
  const long = short === 1 ? Number(file.readBigUInt64BE(start + 8)) : short
  const size = long === 0 ? end - start : long
  require(size >= header && start + size <= end)
  return { header, size }
}

export class Numbers {
  constructor(
    private readonly bytes: Buffer,
    private at = 0,
  ) {}

  /** Up to 8 bytes. Throws Malformed at the end. */
  next(length: number): number {
    const bytes = take(this.bytes, this.at, length)
    this.at += length
    return bytes.reduce((value, byte) => value * 256 + byte, 0)
  }

  skip(length: number): void {
    this.at += length
  }

  text(length: number): string {
    const bytes = take(this.bytes, this.at, length)
    this.at += length
    return bytes.toString('latin1')
  }
}
