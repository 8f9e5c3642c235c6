import { redraw } from './reduce-image'

/** In pixels. Enough for each preview and for advice. */
const longestSide = 1024

const stills = new WeakMap<File, Promise<Blob>>()

/** The first picture of an animation, as visitors will see it. An unreadable file stays as it is. */
export function firstFrameOf(file: File): Promise<Blob> {
  const still = stills.get(file) ?? drawFirst(file).catch(() => file)
  stills.set(file, still)
  return still
}

async function drawFirst(file: File): Promise<Blob> {
  if (!(await mayBeAnimated(file))) return file
  const image = await createImageBitmap(file)
  const still = await redraw(image, longestSide)
  image.close()
  return still
}

/** Reads few bytes, however large the file is. */
export async function mayBeAnimated(file: Blob): Promise<boolean> {
  const start = await textAt(file, 0, 64)
  if (start.startsWith('GIF')) return true
  // Flags of an extended WebP.
  if (start.startsWith('WEBPVP8X', 8)) return (start.charCodeAt(20) & 2) !== 0
  // Brands of an AVIF.
  if (start.startsWith('ftyp', 4)) return /avis|msf1/.test(start)
  return start.startsWith('\x89PNG') && isMovingPng(file)
}

/** A chunk is a length, a name, data and a checksum. acTL comes before the pixels. */
async function isMovingPng(file: Blob): Promise<boolean> {
  for (let at = 8; at < file.size;) {
    const header = new DataView(await file.slice(at, at + 8).arrayBuffer())
    if (header.byteLength < 8) return false
    const name = header.getUint32(4)
    if (name === chunk.acTL) return true
    if (name === chunk.IDAT) return false
    at += header.getUint32(0) + 12
  }
  return false
}

/** As numbers. */
const chunk = { acTL: 0x6163544c, IDAT: 0x49444154 }

async function textAt(file: Blob, from: number, to: number): Promise<string> {
  return String.fromCharCode(...new Uint8Array(await file.slice(from, to).arrayBuffer()))
}
