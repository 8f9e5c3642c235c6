import { crc32 } from 'node:zlib'
import { orientationIn, tiffOf } from './orientation'
import { joined, type ParsedImage, PartCount, require, take } from './parsed-image'

export const pngSignature = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1')

const drawn = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs'.split(' '),
)

/** Without its chunks of animation the still picture is left. What follows the last chunk is left out. */
export function parsePng(file: Buffer): ParsedImage {
  const count = new PartCount()
  const pieces: Buffer[] = [pngSignature]
  let [at, orientation, hasPixels] = [pngSignature.length, 1, false]
  for (let isLast = false; !isLast;) {
    count.next()
    const length = file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    const chunk = take(file, at, length + 12)
    require((type === 'IHDR') === (at === pngSignature.length))
    if (type === 'eXIf') orientation = orientationIn(chunk.subarray(8, -4))
    if (type === 'IDAT' && !hasPixels) pieces.push(exifChunk(orientation))
    if (drawn.has(type)) pieces.push(chunk)
    hasPixels ||= type === 'IDAT'
    isLast = type === 'IEND'
    at += chunk.length
  }
  require(hasPixels)
  const header = take(file, pngSignature.length + 8, 13)
  return { width: header.readUInt32BE(0), height: header.readUInt32BE(4), bytes: joined(pieces) }
}

function exifChunk(orientation: number): Buffer {
  const tiff = tiffOf(orientation)
  if (!tiff) return Buffer.alloc(0)
  const body = Buffer.concat([Buffer.from('eXIf'), tiff])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(tiff.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}
