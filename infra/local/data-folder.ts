import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { site } from '#site'
import { StartError } from './start-error'

export const dataParts = {
  dynamodb: 'dynamodb',
  s3: 's3',
  cognito: 'cognito',
  /** The function's bundle. */
  images: 'images',
  outbox: 'outbox',
  secrets: 'secrets.json',
  ports: 'ports.json',
  changes: 'changes.json',
  /** Written when the demo content is complete, or was not wanted. */
  demo: 'demo-content-loaded',
} as const

const lockName = 'running.json'

/** Returns its release. Throws StartError if a running product has the folder. */
export async function takeDataFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, lockName)
  try {
    await mkdir(folder, { recursive: true })
    const holder = Number(await readFile(file, 'utf8').catch(() => ''))
    if (isRunning(holder)) throw alreadyInUse(folder)
    await writeFile(file, String(process.pid))
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `The data cannot be kept in ${folder}: ${(error as Error).message}.\n` +
        'Choose another folder: DATA_DIR=.local-2 npm start',
    )
  }
  return () => rm(file, { force: true })
}

function isRunning(pid: number): boolean {
  // A container gives each start the same number.
  if (!pid || pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
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
      'Stop that one, or give this one its own data: DATA_DIR=.local-2 PORT=3001 npm start\n' +
      `If none is running, delete ${join(folder, lockName)}.`,
  )
}
