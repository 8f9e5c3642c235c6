import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startServices } from '#local/services'

// empty-start.test.ts has what is kept when the product starts again.

test('an aborted start ends what it started and frees the data', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clipwell-'))
  const abort = new AbortController()
  const starting = startServices({ dataDir: folder, signal: abort.signal })
  abort.abort()
  await expect(starting).rejects.toThrow('This operation was aborted')
  expect(await readdir(folder)).not.toContain('running.json')
  await rm(folder, { recursive: true })
})
