import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface Manifest {
  format: 1
  createdAt: string
  items: number
  images: ArchivedImage[]
}

export interface ArchivedImage {
  key: string
  contentType: string
  cacheControl: string
  sha256: string
}

const names = { manifest: 'manifest.json', items: 'items.ndjson', images: 'images' }

/** One line of JSON for each item, in the format of DynamoDB's exports, and one file for each image. */
export class Archive {
  constructor(readonly folder: string) {}

  /** Throws if the folder is not empty. */
  async create(): Promise<void> {
    await mkdir(join(this.folder, names.images), { recursive: true })
    const found = await readdir(this.folder)
    if (found.length > 1) throw new Error(`${this.folder} is not empty.`)
  }

  async writeItems(items: AsyncIterable<unknown>): Promise<number> {
    return writeLines(items, createWriteStream(join(this.folder, names.items)))
  }

  async countItems(): Promise<number> {
    let count = 0
    for await (const _ of this.readItems()) count++
    return count
  }

  /** Throws for a line that is damaged. */
  async *readItems<Item extends object>(): AsyncIterable<Item> {
    const name = join(this.folder, names.items)
    const file = await open(name)
    let number = 0
    for await (const line of file.readLines()) {
      const item = (parsed(line) as { Item?: Item } | null | undefined)?.Item
      number++
      if (typeof item !== 'object') throw new Error(`Line ${number} of ${name} is damaged.`)
      yield item
    }
  }

  async writeImage(key: string, bytes: Uint8Array): Promise<string> {
    await writeFile(this.fileOf(key), bytes)
    return digestOf(bytes)
  }

  /** Throws if the file has changed since it was written. */
  async readImage({ key, sha256 }: ArchivedImage): Promise<Buffer> {
    const bytes = await readFile(this.fileOf(key)).catch((cause: unknown) => {
      throw new Error(`${key} is missing in ${this.folder}, or cannot be read.`, { cause })
    })
    if (digestOf(bytes) !== sha256) throw new Error(`${key} in ${this.folder} has been changed.`)
    return bytes
  }

  /** Last: a backup without a manifest is not complete. */
  async writeManifest(manifest: Manifest): Promise<void> {
    await writeFile(join(this.folder, names.manifest), `${JSON.stringify(manifest, null, 2)}\n`)
  }

  async readManifest(): Promise<Manifest> {
    const text = await readFile(join(this.folder, names.manifest), 'utf8').catch(() => null)
    if (text === null) throw new Error(`${this.folder} has no complete backup in it.`)
    const manifest = parsed(text) as Manifest | null | undefined
    if (!manifest || !Array.isArray(manifest.images))
      throw new Error(`${names.manifest} in ${this.folder} is damaged.`)
    return manifest
  }

  private fileOf(key: string): string {
    const [, name] = /^media\/([\w-][\w.-]*)$/.exec(key) ?? []
    if (name === undefined) throw new Error(`"${key}" is not the key of an image.`)
    return join(this.folder, names.images, name)
  }
}

/** Backpressure keeps the memory within the stream's buffer. */
async function writeLines(items: AsyncIterable<unknown>, stream: Writable): Promise<number> {
  let count = 0
  const lines = async function* () {
    for await (const Item of items) {
      count++
      yield `${JSON.stringify({ Item })}\n`
    }
  }
  await pipeline(lines, stream)
  return count
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
