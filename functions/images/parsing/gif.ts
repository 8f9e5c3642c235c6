import { joined, larger, type ParsedImage, PartCount, require, type Size, take } from './parsed-image'

/** The application extension that changes what is shown: the colour profile. */
const colourProfile = 'ICCRGBG1012'

const [extension, frame, trailer] = [0x21, 0x2c, 0x3b]
const [graphicControl, application] = [0xf9, 0xff]

/** Keeps the first frame. A browser enlarges the screen for a larger frame, so the size covers it. */
export function parseGif(file: Buffer): ParsedImage {
  const count = new PartCount()
  const flags = take(file, 0, 13).readUInt8(10)
  let size: Size = { width: file.readUInt16LE(6), height: file.readUInt16LE(8) }
  let at = 13 + colorsIn(flags)
  const pieces = [take(file, 0, at)]
  for (let hasFrame = false; !hasFrame;) {
    count.next()
    const kind = file.readUInt8(at)
    require(kind === extension || kind === frame)
    const end = kind === frame ? endOfFrame(file, at) : endOfBlocks(file, at + 2)
    const block = take(file, at, end - at)
    hasFrame = kind === frame
    if (hasFrame) {
      size = larger(size, {
        width: block.readUInt16LE(1) + block.readUInt16LE(5),
        height: block.readUInt16LE(3) + block.readUInt16LE(7),
      })
    }
    if (hasFrame || isShown(block)) pieces.push(block)
    at = end
  }
  return { ...size, bytes: joined([...pieces, Buffer.from([trailer])]) }
}

function isShown(block: Buffer): boolean {
  if (block[1] === graphicControl) return true
  return block[1] === application && block.toString('latin1', 3, 14) === colourProfile
}

function endOfFrame(file: Buffer, at: number): number {
  const flags = take(file, at, 10).readUInt8(9)
  // The code size follows the colours.
  return endOfBlocks(file, at + 10 + colorsIn(flags) + 1)
}

const colorsIn = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

function endOfBlocks(file: Buffer, start: number): number {
  let at = start
  for (let length = file.readUInt8(at); length > 0; length = file.readUInt8(at)) at += length + 1
  return at + 1
}
