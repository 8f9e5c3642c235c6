import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '#domain/http/errors'
import { imageLimits, imageProblems } from '#domain/http/image'
import { formats, parseImage } from './parsing/parse-image'
import { invalidateCdn } from './invalidate-cdn'
import { isPrivate, pathOfImage } from './image-path'
import { releaseImage, reserveImage } from './image-uses'
import { ObjectStorage } from './object-storage'
import type { ImageUpload } from './upload'

const storage = new ObjectStorage()

export type Image = ReturnType<typeof readImage>

/** 128 bits. Each page names dozens of images, and hashes do not compress. */
const nameLength = 32

/**
 * Returns '/media/{hash}.webp', so the same image is stored once. It is kept for some minutes, then as long
 * as an item uses it. Throws `unsupported` if it is no image, `invalid` if it is too large.
 */
export async function saveImage(bytes: Uint8Array<ArrayBuffer>, field: string, now: Date): Promise<string> {
  return keepPublic(readImage(bytes, field), now)
}

export function publicUpload({ bytes, format }: Image, now: Date): ImageUpload {
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, nameLength)}.${formats[format].extension}`
  return uploadOf(name, { bytes, format }, 'public, max-age=31536000, immutable', now)
}

/** Nothing serves its path (image-path.ts). */
export function privateUpload({ bytes, format }: Image, now: Date): ImageUpload {
  const name = `private/${randomBytes(16).toString('hex')}.${formats[format].extension}`
  return uploadOf(name, { bytes, format }, 'private, no-store', now)
}

export async function publishImage(path: string, now: Date): Promise<string | null> {
  const image = await readPrivate(path)
  return image && keepPublic(image, now)
}

/** `data:image/webp;base64,…`; null if its file is gone. */
export async function privateImage(path: string): Promise<string | null> {
  const image = await readPrivate(path)
  if (!image) return null
  return `data:${formats[image.format].contentType};base64,${Buffer.from(image.bytes).toString('base64')}`
}

/** From the bucket and the caches before it. */
export const imageFiles = {
  erase: (name: string) => storage.erase(pathOfImage(name).slice(1)),
  invalidateCdn: (names: readonly string[]) =>
    invalidateCdn(names.map(pathOfImage).filter((path) => !isPrivate(path))),
}

async function keepPublic(image: Image, now: Date): Promise<string> {
  const { path, store } = publicUpload(image, now)
  await store()
  return path
}

function uploadOf(
  name: string,
  { bytes, format }: Pick<Image, 'bytes' | 'format'>,
  cacheControl: string,
  now: Date,
): ImageUpload {
  const path = pathOfImage(name)
  const { contentType } = formats[format]
  return {
    path,
    store: async () => {
      await reserveImage(name, now)
      await storage.put(path.slice(1), bytes, { contentType, cacheControl })
    },
    release: () => releaseImage(name, now),
  }
}

async function readPrivate(path: string): Promise<Image | null> {
  const bytes = await storage.get(path.slice(1))
  return bytes && parseImage(bytes)
}

/** By its bytes, whatever its name or type says. An SVG is refused: it could run scripts. */
export function readImage(
  bytes: Uint8Array<ArrayBuffer>,
  field: string,
  largest: 'pixels' | 'portraitPixels' = 'pixels',
) {
  if (bytes.length > imageLimits.bytes) throw refusal('invalid', field, imageProblems.size)
  const image = parseImage(bytes)
  if (!image) throw refusal('unsupported', field, imageProblems.type)
  // The size that an AVIF says of itself may be another than that of its picture.
  if (image.format === 'avif' && largest === 'portraitPixels')
    throw refusal('unsupported', field, imageProblems.portraitType)
  const { width, height } = image
  if (!(width > 0 && height > 0)) throw refusal('invalid', field, 'The image has no size.')
  if (width * height > imageLimits[largest]) throw refusal('invalid', field, imageProblems[largest])
  return image
}

function refusal(code: 'invalid' | 'unsupported', field: string, message: string) {
  return new AppError(code, message, { fields: { [field]: message } })
}
