export interface ParsedImage {
  /** The largest size that a browser draws, in pixels. */
  width: number
  height: number
  /** Without metadata. Pixels, colours and orientation are the same. Of an animation the first picture. */
  bytes: Uint8Array<ArrayBuffer>
}

/** Throws Malformed, or RangeError if the file ends too early. */
export type Parser = (file: Buffer) => ParsedImage

export class Malformed extends Error {}

/** Throws Malformed if it is false. */
export function require(holds: boolean): asserts holds {
  if (!holds) throw new Malformed()
}

/** Throws Malformed beyond the end. */
export function take(file: Buffer, at: number, length: number): Buffer {
  require(at >= 0 && length >= 0 && at + length <= file.length)
  return file.subarray(at, at + length)
}

/** Each part is read once, so parsing takes linear time. */
const maxParts = 50_000

/** Throws Malformed beyond what any camera or program makes. */
export class PartCount {
  private count = 0

  next(): void {
    require(++this.count <= maxParts)
  }
}

export const larger = (one: Size, other: Size): Size => ({
  width: Math.max(one.width, other.width),
  height: Math.max(one.height, other.height),
})

export interface Size {
  width: number
  height: number
}

export const joined = (pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat(pieces))
