/** What a browser will show of a file, and the file without what it says beside that. */
export interface ParsedImage {
  /** In pixels: the largest that any part of it asks a browser to draw on. */
  width: number
  height: number
  /**
   * Without text, places, dates and whatever else hides in it. Its pixels, its colours and its orientation
   * are the same.
   */
  bytes: Uint8Array<ArrayBuffer>
}

/** Reads one format. Throws Malformed, or a RangeError where the file ends too early. */
export type Parser = (file: Buffer) => ParsedImage

/** The file is not what it begins as. */
export class Malformed extends Error {}

/** Throws Malformed unless it holds. */
export function require(holds: boolean): asserts holds {
  if (!holds) throw new Malformed()
}

/** So many bytes from there on. Throws Malformed where there are fewer. */
export function take(file: Buffer, at: number, length: number): Buffer {
  require(at >= 0 && length >= 0 && at + length <= file.length)
  return file.subarray(at, at + length)
}

/**
 * How many chunks, segments or boxes a file may have. Each is looked at once, so the time is in proportion to
 * the file.
 */
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
