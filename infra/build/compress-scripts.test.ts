import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressScripts } from './compress-scripts'

test('every script and no other file is written compressed, instead of those of the last build', async () => {
  const root = await mkdtemp(join(tmpdir(), 'clipwell-compressed-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const [assets, compressed] = [join(root, 'assets'), join(root, 'compressed')]
  const scripts = { 'a-1.js': 'export const a = "é"\n'.repeat(500), 'empty-2.js': '' }
  await mkdir(assets)
  await mkdir(compressed)
  await writeFile(join(compressed, 'of-the-last-build-0.js.br'), 'x')
  for (const [file, text] of Object.entries({ ...scripts, 'style-3.css': 'p{}', 'font-4.woff2': 'x' }))
    await writeFile(join(assets, file), text)

  await compressScripts(assets, compressed)

  expect((await readdir(compressed)).toSorted()).toEqual(['a-1.js.br', 'empty-2.js.br'])
  for (const [file, text] of Object.entries(scripts)) {
    const written = await readFile(join(compressed, `${file}.br`))
    expect(brotliDecompressSync(written).toString()).toBe(text)
  }
})
