/** What a browser shows of a file, and the file without metadata. */
export interface ParsedImage {
  /** Pixels: the largest size that any part of it makes a browser draw. */
  width: number
  height: number
  /**
   * The file without text, places, dates and other metadata. Pixels, colours and orientation are the same. Of
   * an animation the first picture is left.
   */
  bytes: Uint8Array<ArrayBuffer>
}

/** Reads one format. Throws Malformed, or RangeError if the file ends too early. */
export type Parser = (file: Buffer) => ParsedImage

/** The file does not follow its format. */
export class Malformed extends Error {}

/** Throws Malformed if it is false. */
export function require(holds: boolean): asserts holds {
  if (!holds) throw new Malformed()
}

/** A range of bytes. Throws Malformed beyond the end. */
export function take(file: Buffer, at: number, length: number): Buffer {
  require(at >= 0 && length >= 0 && at + length <= file.length)
  return file.subarray(at, at + length)
}

/** The most chunks, segments or boxes of a file. Each is read once, so parsing takes linear time. */
const mostParts = 50_000

/** Counts the parts of a file. Throws Malformed beyond what any camera or program makes. */
export class PartCount {
  private count = 0

  next(): void {
    require(++this.count <= mostParts)
  }
}

/** The larger of two sizes, by each side. */
export function larger(one: Size, other: Size): Size {
  return { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) }
}

export interface Size {
  width: number
  height: number
}

export function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(pieces))
}
