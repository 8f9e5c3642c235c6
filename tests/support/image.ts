import { randomBytes } from 'node:crypto'
import { DeleteObjectCommand, HeadObjectCommand, NotFound, S3Client } from '@aws-sdk/client-s3'
import sharp from 'sharp'
import { publicUploadOf } from '#functions/images/image'
import { formDataOf } from './content'

export async function png(color: string): Promise<File> {
  const pixels = sharp({ create: { width: 4, height: 3, channels: 3, background: color } })
  return new File([new Uint8Array(await pixels.png().toBuffer())], 'image.png', { type: 'image/png' })
}

export const imageFormats = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const

export async function redThenBlue(format: 'gif' | 'webp', side: number): Promise<Buffer> {
  const pictures = ['#f00', '#00f'].map((background) =>
    sharp({ create: { width: side, height: side, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  const moving = sharp(await Promise.all(pictures), { join: { animated: true } })
  return moving.toFormat(format, { delay: [100, 100] }).toBuffer()
}

/** A PNG that no other test has stored: images are named by their content, and tests share the bucket. */
export async function newPng(): Promise<File> {
  const [r, g, b] = randomBytes(3)
  const pixels = sharp({ create: { width: 64, height: 48, channels: 3, background: { r, g, b } } })
  return new File([new Uint8Array(await pixels.png().toBuffer())], 'image.png', { type: 'image/png' })
}

/** A photograph that is too large to be uploaded unchanged: 2,400 pixels wide, with random noise. */
export async function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const pixels = sharp({ create: { width: 2400, height: 1200, channels: 3, background: 'black', noise } })
  return pixels.png({ compressionLevel: 0 }).toBuffer()
}

/** A form with which staff create a store. */
export async function formOfStore(fields: Record<string, string | Blob> = {}): Promise<FormData> {
  const texts = { name: 'Zephyr', slug: 'zephyr', link: 'https://example.com', description: 'Things.' }
  return formDataOf({ ...texts, ...('logo' in fields ? {} : { logo: await newPng() }), ...fields })
}

export async function isStored(path: string): Promise<boolean> {
  const client = new S3Client()
  try {
    await client.send(new HeadObjectCommand(objectOf(path)))
    return true
  } catch (error) {
    if (error instanceof NotFound) return false
    throw error
  } finally {
    client.destroy()
  }
}

export async function loseImage(path: string): Promise<void> {
  const client = new S3Client()
  await client.send(new DeleteObjectCommand(objectOf(path))).finally(() => client.destroy())
}

function objectOf(path: string) {
  return { Bucket: process.env.MEDIA_BUCKET, Key: path.slice(1) }
}

/** Stored, and not used by anything. */
export async function saveImage(bytes: Uint8Array<ArrayBuffer>, field: string, now: Date): Promise<string> {
  const { path, store } = await publicUploadOf({ bytes }, field, now)
  await store()
  return path
}
