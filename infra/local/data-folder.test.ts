import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { site } from '#site'
import { emptyDataFolder, takeDataFolder } from './data-folder'
import { identify } from './process-identity'
import { StartError } from './start-error'

let folder: string

beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'clipwell data '))))
afterEach(() => rm(folder, { recursive: true }))

async function startSleeper() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  await once(child, 'spawn')
  return child
}

test('a folder in use is refused with a plain message, and free again after its release', async () => {
  const first = await takeDataFolder(folder)
  await expect(takeDataFolder(folder)).rejects.toThrow(`is in use by another ${site.name} that is running`)
  await first.release()
  await (await takeDataFolder(folder)).release()
  expect(await readdir(folder)).toEqual([])
})

test('the lock of an ended process is ignored, and the services that it left are ended', async () => {
  const owner = await startSleeper()
  const service = await startSleeper()
  const lock = { owner: identify(owner.pid ?? 0), services: [identify(service.pid ?? 0)] }
  await writeFile(join(folder, 'running.json'), JSON.stringify(lock))
  owner.kill('SIGKILL')
  await once(owner, 'exit')

  const ended = once(service, 'exit')
  const taken = await takeDataFolder(folder)
  expect(await ended).toEqual([null, 'SIGTERM'])
  await taken.release()
})

test.each([
  ['no lock', null],
  [
    'the lock of an ended process',
    JSON.stringify({ owner: { pid: process.pid, started: 'once' }, services: [] }),
  ],
  ['half a lock', '{"owner":'],
  ['a lock of another kind', '{"pid":1}'],
])('of starts at the same time one takes the folder, where there is %s', async (_, lock) => {
  for (let round = 0; round < 8; round++) {
    if (lock !== null) await writeFile(join(folder, 'running.json'), lock)
    const starts = await Promise.allSettled(
      Array.from({ length: 6 }, async (__, at) => {
        // They come a moment after each other.
        for (let turn = 0; turn < at; turn++) await readdir(folder)
        return takeDataFolder(folder)
      }),
    )
    const taken = starts.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    const refused = starts.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
    expect(taken).toHaveLength(1)
    for (const reason of refused) expect(reason).toBeInstanceOf(StartError)
    await taken[0]?.remember([])
    await taken[0]?.release()
    expect(await readdir(folder)).toEqual([])
  }
})

test('emptying deletes the data of the product and nothing else', async () => {
  for (const name of ['ports.json', 'demo-content-loaded', 'notes.txt']) {
    await writeFile(join(folder, name), '')
  }
  await emptyDataFolder(folder)
  expect(await readdir(folder)).toEqual(['notes.txt'])
})

test.each([
  ['a file', 'it is a file'],
  ['a path below a file', 'a part of its path is a file'],
])('%s is refused as a data folder with one sentence', async (what, reason) => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  const path = what === 'a file' ? file : join(file, 'x')
  const taken = takeDataFolder(path)
  await expect(taken).rejects.toThrow(StartError)
  await expect(taken).rejects.toThrow(
    `The data cannot be kept in ${path}: ${reason}. Choose another folder: DATA_DIR=.local-2 npm start`,
  )
})
