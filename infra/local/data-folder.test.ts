import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { site } from '#site'
import { emptyDataFolder, takeDataFolder } from './data-folder'
import { StartError } from './start-error'

let folder: string

beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'clipwell data '))))
afterEach(() => rm(folder, { recursive: true }))

const lockOf = (pid: number) => writeFile(join(folder, 'running.json'), String(pid))

test('a folder of a running process is refused with a plain message', async () => {
  await lockOf(process.ppid)
  await expect(takeDataFolder(folder)).rejects.toThrow(`is in use by another ${site.name} that is running`)
})

test('a folder of a process that has ended is taken, and free again after its release', async () => {
  await lockOf(spawnSync(process.execPath, ['-e', '']).pid)
  const release = await takeDataFolder(folder)
  expect(await readdir(folder)).toEqual(['running.json'])
  await release()
  expect(await readdir(folder)).toEqual([])
})

test('emptying deletes the data of the product and nothing else', async () => {
  for (const name of ['ports.json', 'demo-content-loaded', 'notes.txt']) {
    await writeFile(join(folder, name), '')
  }
  await emptyDataFolder(folder)
  expect(await readdir(folder)).toEqual(['notes.txt'])
})

test('a file is refused as a data folder, with what to do', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  const taken = takeDataFolder(file)
  await expect(taken).rejects.toThrow(StartError)
  await expect(taken).rejects.toThrow(`The data cannot be kept in ${file}: `)
})
