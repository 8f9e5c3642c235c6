import { link, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises'
import { unlinkSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { site } from '#site'
import { createFolder, fileProblem } from '#infra/create-folder'
import { type ProcessIdentity, endProcess, identify, isRunning } from './process-identity'
import { StartError } from './start-error'

export const dataParts = {
  dynamodb: 'dynamodb',
  s3: 's3',
  cognito: 'cognito',
  /** The function's bundle. */
  images: 'images',
  outbox: 'outbox',
  /** Addresses of feeds. */
  secrets: 'secrets.json',
  ports: 'ports.json',
  /** Up to where the changes of the table were handled. */
  changes: 'changes.json',
  /** Written when the demo content is complete, or was not wanted. */
  demo: 'demo-content-loaded',
} as const

const lockName = 'running.json'

interface Lock {
  owner: ProcessIdentity
  services: ProcessIdentity[]
}

export interface DataFolder {
  remember: (services: ProcessIdentity[]) => Promise<void>
  release: () => Promise<void>
}

/** Ends the services of a killed product. Throws StartError if a running product has the folder. */
export async function takeDataFolder(folder: string): Promise<DataFolder> {
  await createFolder(folder).catch((error: unknown) => refuseFolder(folder, error))
  const file = join(folder, lockName)
  const lock: Lock = { owner: identify(process.pid), services: [] }
  const own = `${file}.${randomUUID()}`
  try {
    await writeFile(own, JSON.stringify(lock))
    await claimLock(own, file)
  } catch (error) {
    if (isExisting(error)) throw alreadyInUse(folder)
    refuseFolder(folder, error)
  } finally {
    await rm(own, { force: true })
  }
  const onExit = () => {
    try {
      unlinkSync(file)
    } catch {}
  }
  process.once('exit', onExit)
  return {
    remember: async (services) => {
      await writeFile(own, JSON.stringify({ ...lock, services }))
      await rename(own, file)
    },
    release: async () => {
      process.off('exit', onExit)
      await rm(file, { force: true })
    },
  }
}

/** Linking and renaming are atomic, so one of several starts succeeds. Throws EEXIST for the others. */
async function claimLock(own: string, file: string): Promise<void> {
  const stale = await readFile(file, 'utf8').catch(() => null)
  if (stale === null) return link(own, file)
  if (isHeld(stale)) throw existing()
  const claim = `${file}.claim`
  const claimed = await readFile(claim, 'utf8').catch(() => null)
  if (claimed !== null && !isHeld(claimed)) await rm(claim, { force: true })
  await link(own, claim)
  try {
    // Another may have claimed it meanwhile.
    if ((await readFile(file, 'utf8')) !== stale) throw existing()
    await Promise.all((parse(stale)?.services ?? []).map(endProcess))
    await rename(own, file)
  } finally {
    await rm(claim, { force: true })
  }
}

function isHeld(text: string): boolean {
  const lock = parse(text)
  return lock !== null && isRunning(lock.owner)
}

const existing = () => Object.assign(new Error('The lock exists.'), { code: 'EEXIST' })

/** Null if its writer was killed half-way, or was not this one. */
function parse(text: string): Lock | null {
  try {
    const lock = JSON.parse(text) as Partial<Lock> | null
    return lock?.owner && lock.services ? (lock as Lock) : null
  } catch {
    return null
  }
}

export async function emptyDataFolder(folder: string): Promise<void> {
  await Promise.all(
    Object.values(dataParts).map((part) => rm(join(folder, part), { recursive: true, force: true })),
  )
}

function alreadyInUse(folder: string) {
  return new StartError(
    `The data in ${folder} is in use by another ${site.name} that is running.\n` +
      'Stop that one, or give this one its own data: DATA_DIR=.local-2 PORT=3001 npm start',
  )
}

function refuseFolder(folder: string, error: unknown): never {
  const reason = fileProblem(error)
  if (reason === undefined) throw error
  throw new StartError(
    `The data cannot be kept in ${folder}: ${reason}. Choose another folder: DATA_DIR=.local-2 npm start`,
  )
}

/** In bytes. An image has up to 5 MB. */
const littleRoom = 16 * 1024 * 1024

/** Services only say that a write has failed. */
export async function explainFullDisk(folder: string, error: unknown, room = littleRoom): Promise<unknown> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: Infinity, bsize: 1 }))
  if (bavail * bsize >= room) return error
  const left = Math.floor((bavail * bsize) / 1024 / 1024)
  return new StartError(
    `The disk that holds ${folder} is full: ${left} MB are left. Make room on it and start again,\n` +
      'or choose another folder: DATA_DIR=/other/disk npm start',
  )
}

function isExisting(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'EEXIST'
}
