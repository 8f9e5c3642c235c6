import { hash, randomBytes } from 'node:crypto'
import type { Upload } from '#domain/api/form'
import { factsOfImage, nameOfImage, renditionsOf } from '#domain/image/rendition'
import { invalidateCdn } from './invalidate-cdn'
import { imageName, isPrivate, pathOfImage } from './image-path'
import { releaseImage, reserveImage } from './image-uses'
import { ObjectStorage } from './object-storage'
import { type Image, readImage } from './read-image'
import type { ImageUpload } from './upload'

const storage = new ObjectStorage()

const webp = { contentType: 'image/webp' }
const forYears = 'public, max-age=31536000, immutable'

/** Stores a file of the demo as it is, without renditions. `extension` is '.webp', '.png' or '.jpg'. */
export async function saveOwnFile(
  bytes: Uint8Array<ArrayBuffer>,
  extension: string,
  now: Date,
): Promise<string> {
  const path = pathOfImage(hashOf(bytes) + extension)
  const contentType = `image/${extension.slice(1).replace('jpg', 'jpeg')}`
  await uploadOf([{ path, bytes }], { contentType, cacheControl: forYears }, now).store()
  return path
}

/** The upload of a file that was sent. Throws what `readImage` throws. */
export async function publicUploadOf({ bytes }: Pick<Upload, 'bytes'>, field: string, now: Date) {
  return publicUpload(await readImage(bytes, field), now)
}

/** Its path follows from its content, so the same image is stored once. */
export function publicUpload(image: Image, now: Date): ImageUpload {
  const largest = image.files.at(-1)?.bytes ?? new Uint8Array()
  return uploadOf(
    filesOf(nameOfImage(hashOf(largest), image), image),
    { ...webp, cacheControl: forYears },
    now,
  )
}

/** Nothing serves its path (image-path.ts). */
export function privateUpload(image: Image, now: Date): ImageUpload {
  const name = `private/${nameOfImage(randomBytes(16).toString('hex'), image)}`
  return uploadOf(filesOf(name, image), { ...webp, cacheControl: 'private, no-store' }, now)
}

export async function publishImage(path: string, now: Date): Promise<string | null> {
  const image = await readPrivate(path)
  if (!image) return null
  const upload = publicUpload(image, now)
  await upload.store()
  return upload.path
}

/** `data:image/webp;base64,…`; null if its file is gone. */
export async function privateImage(path: string): Promise<string | null> {
  const image = await readPrivate(path)
  const largest = image?.files.at(-1)
  return largest ? `data:image/webp;base64,${Buffer.from(largest.bytes).toString('base64')}` : null
}

/** From the bucket and the caches before it, with all renditions. */
export const imageFiles = {
  erase: async (name: string) => {
    await Promise.all(pathsOf(name).map((path) => storage.erase(path.slice(1))))
  },
  invalidateCdn: (names: readonly string[]) =>
    invalidateCdn(names.flatMap(pathsOf).filter((path) => !isPrivate(path))),
}

function filesOf(name: string, { files }: Image): StoredFile[] {
  return renditionsOf(pathOfImage(name)).map(({ path, width }) => {
    const file = files.find((each) => each.width === width)
    if (!file) throw new Error(`The image has no rendition of ${width} pixels.`)
    return { path, bytes: file.bytes }
  })
}

interface StoredFile {
  path: string
  bytes: Uint8Array<ArrayBuffer>
}

type StoredHeaders = Parameters<ObjectStorage['put']>[2]

/** The last of the files is the image that items name. */
function uploadOf(files: readonly StoredFile[], headers: StoredHeaders, now: Date): ImageUpload {
  const path = files.at(-1)?.path ?? ''
  const [name = ''] = imageName(path)
  return {
    path,
    store: async () => {
      await reserveImage(name, now)
      await Promise.all(files.map((file) => storage.put(file.path.slice(1), file.bytes, headers)))
    },
    release: () => releaseImage(name, now),
  }
}

function pathsOf(name: string): string[] {
  const path = pathOfImage(name)
  const renditions = renditionsOf(path).map((each) => each.path)
  return renditions.length > 0 ? renditions : [path]
}

async function readPrivate(path: string): Promise<Image | null> {
  const facts = factsOfImage(path)
  if (!facts) {
    // The image is of a review that was written before there were renditions.
    const bytes = await storage.get(path.slice(1))
    return bytes && readImage(bytes, 'profilePicture', 'portraitPixels')
  }
  const files = await Promise.all(
    renditionsOf(path).map(async (each) => {
      const bytes = await storage.get(each.path.slice(1))
      return bytes ? [{ width: each.width, bytes }] : []
    }),
  )
  const kept = files.flat()
  return kept.length === files.length ? { ...facts, files: kept } : null
}

/** 128 bits. Each page names dozens of images, and hashes do not compress. */
function hashOf(bytes: Uint8Array): string {
  return hash('sha256', bytes).slice(0, 32)
}
