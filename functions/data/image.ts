import { createHash } from 'node:crypto'
import { imageSize } from 'image-size'
import { AppError } from '#domain/errors'
import { imageLimits, imageProblems } from '#domain/image'
import { reserveImage } from './image-uses'
import { ObjectStorage } from './object-storage'

/** The image formats that are taken, by the name their bytes give them away as. */
const formats = {
  png: { extension: 'png', contentType: 'image/png' },
  jpg: { extension: 'jpg', contentType: 'image/jpeg' },
  webp: { extension: 'webp', contentType: 'image/webp' },
  gif: { extension: 'gif', contentType: 'image/gif' },
  avif: { extension: 'avif', contentType: 'image/avif' },
} as const

const storage = new ObjectStorage()

/**
 * Keeps an image and answers with its path on the site: '/media/{hash}.webp'. Its name is its content's, so it
 * never changes and the same image twice is kept once. `field` names it in messages. It stays for some minutes, and
 * then for as long as an item uses it (image-uses.ts).
 *
 * Throws `unsupported` for what its bytes don't show to be an image, `invalid` for one that is too large.
 */
export async function saveImage(bytes: Uint8Array<ArrayBuffer>, field: string, now: Date): Promise<string> {
  const { extension, contentType } = formatOf(bytes, field)
  const name = `${createHash('sha256').update(bytes).digest('hex')}.${extension}`
  await reserveImage(name, now)
  await storage.put(keyOfFile(name), bytes, {
    contentType,
    cacheControl: 'public, max-age=31536000, immutable',
  })
  return `/media/${name}`
}

/** Deletes the file of an image that nobody uses any more. */
export async function deleteImage(name: string): Promise<void> {
  await storage.delete(keyOfFile(name))
}

const keyOfFile = (name: string) => `media/${name}`

/** What the bytes are, whatever their name or declared type says: an SVG, which could run scripts, is refused. */
function formatOf(bytes: Uint8Array<ArrayBuffer>, field: string) {
  if (bytes.length > imageLimits.bytes) throw refusal('invalid', field, imageProblems.size)
  const { type, width, height } = dimensionsOf(bytes)
  const format = Object.entries(formats).find(([name]) => name === type)?.[1]
  if (!format) throw refusal('unsupported', field, imageProblems.type)
  if (!(width > 0 && height > 0)) throw refusal('invalid', field, 'The image has no size.')
  if (width * height > imageLimits.pixels) throw refusal('invalid', field, imageProblems.pixels)
  return format
}

function dimensionsOf(bytes: Uint8Array): { type?: string; width: number; height: number } {
  try {
    return imageSize(bytes)
  } catch {
    return { width: 0, height: 0 }
  }
}

function refusal(code: 'invalid' | 'unsupported', field: string, message: string) {
  return new AppError(code, message, { fields: { [field]: message } })
}
