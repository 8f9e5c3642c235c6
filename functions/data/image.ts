import { createHash } from 'node:crypto'
import { AppError } from '#domain/errors'
import { imageLimits, imageProblems } from '#domain/image'
import { formats, parseImage } from '#functions/images/parse-image'
import { reserveImage } from './image-uses'
import { ObjectStorage } from './object-storage'

const storage = new ObjectStorage()

/**
 * Keeps an image and answers with its path on the site: '/media/{hash}.webp'. What is kept is its picture alone
 * (functions/images). Its name is its content's, so it never changes and the same image twice is kept once. `field`
 * names it in messages. It stays for some minutes, and then for as long as an item uses it (image-uses.ts).
 *
 * Throws `unsupported` for what its bytes don't show to be an image, `invalid` for one that is too large.
 */
export async function saveImage(given: Uint8Array<ArrayBuffer>, field: string, now: Date): Promise<string> {
  const { bytes, format } = readImage(given, field)
  const { extension, contentType } = formats[format]
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
function readImage(given: Uint8Array<ArrayBuffer>, field: string) {
  if (given.length > imageLimits.bytes) throw refusal('invalid', field, imageProblems.size)
  const image = parseImage(given)
  if (!image) throw refusal('unsupported', field, imageProblems.type)
  const { width, height } = image
  if (!(width > 0 && height > 0)) throw refusal('invalid', field, 'The image has no size.')
  if (width * height > imageLimits.pixels) throw refusal('invalid', field, imageProblems.pixels)
  return image
}

function refusal(code: 'invalid' | 'unsupported', field: string, message: string) {
  return new AppError(code, message, { fields: { [field]: message } })
}
