import { readFile, rm, unlink, writeFile } from 'node:fs/promises'
import { unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '#site'
import { createFolder, fileProblem } from './create-folder'
import { type ProcessIdentity, endProcess, identify, isRunning } from './process-identity'
import { StartError } from './start-error'

/** Everything in the data folder that is ours. Nothing else is touched. */
export const dataParts = {
  dynamodb: 'dynamodb',
  s3: 's3',
  cognito: 'cognito',
  outbox: 'outbox',
  ports: 'ports.json',
  /** Written when the demo content is complete, or was not wanted. */
  demo: 'demo-content-loaded',
} as const

const lockName = 'running.json'

interface Lock {
  owner: ProcessIdentity
  services: ProcessIdentity[]
}

export interface DataFolder {
  /** Records the running services, for the start after a kill. */
  remember: (services: ProcessIdentity[]) => Promise<void>
  release: () => Promise<void>
}

/**
 * Takes the data folder for this process and creates it. Ends the services of a killed product. Throws
 * StartError if a running product has it, or if it cannot be used.
 */
export async function takeDataFolder(folder: string): Promise<DataFolder> {
  await createFolder(folder).catch((error: unknown) => refuseFolder(folder, error))
  const file = join(folder, lockName)
  const lock: Lock = { owner: identify(process.pid), services: [] }
  await clearStaleLock(file, folder)
  await writeFile(file, JSON.stringify(lock), { flag: 'wx' }).catch((error: unknown) => {
    if (isExisting(error)) throw alreadyInUse(folder)
    refuseFolder(folder, error)
  })
  // For exits that do not wait for release().
  const onExit = () => {
    try {
      unlinkSync(file)
    } catch {
      // The folder is gone already.
    }
  }
  process.once('exit', onExit)
  return {
    remember: async (services) => writeFile(file, JSON.stringify({ ...lock, services })),
    release: async () => {
      process.off('exit', onExit)
      await rm(file, { force: true })
    },
  }
}

async function clearStaleLock(file: string, folder: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return
  const lock = parse(text)
  if (lock && isRunning(lock.owner)) throw alreadyInUse(folder)
  await Promise.all((lock?.services ?? []).map(endProcess))
  await unlink(file).catch(() => {})
}

/** The lock's content; null if its writer was killed half-way. */
function parse(text: string): Lock | null {
  try {
    return JSON.parse(text) as Lock
  } catch {
    return null
  }
}

/** Deletes the product's data from the folder, and only that. */
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

function isExisting(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'EEXIST'
}
