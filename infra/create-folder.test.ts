import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFolder, fileProblem } from './create-folder'

let folder: string

beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'clipwell-folder-'))))
afterEach(() => rm(folder, { recursive: true }))

test('creates a folder with those above it, and leaves one that is there', async () => {
  const path = join(folder, 'a', 'b', 'c')
  await Promise.all([createFolder(path), createFolder(path)])
  await createFolder(path)
  expect((await stat(path)).isDirectory()).toBe(true)
})

test.each([
  ['a file', 'file', 'it is a file'],
  ['a path below a file', 'file/x/y', 'a part of its path is a file'],
  ['a name that is too long', 'x'.repeat(300), 'its name is too long'],
])('says why %s is no folder', async (_, name, reason) => {
  await writeFile(join(folder, 'file'), '')
  const error = await createFolder(join(folder, name)).catch((thrown: unknown) => thrown)
  expect(fileProblem(error)).toBe(reason)
})
