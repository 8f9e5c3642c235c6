import type { IncomingMessage } from 'node:http'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFileReader } from './files'

let root: string
const [script, compressed] = ['export {}', 'what the build has written']

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'clipwell-files-'))
  await mkdir(join(root, 'site/assets'), { recursive: true })
  await mkdir(join(root, 'compressed'))
  await writeFile(join(root, 'site/assets/app-1.js'), script)
  await writeFile(join(root, 'site/app-1.js'), script)
  await writeFile(join(root, 'compressed/app-1.js.br'), compressed)
})
afterAll(() => rm(root, { recursive: true }))

async function fetchFile(path: string, headers: Record<string, string>) {
  const read = createFileReader(join(root, 'site'), join(root, 'compressed'))
  const answer = await read({ headers } as unknown as IncomingMessage, path)
  return answer && { ...answer, body: answer.body.toString() }
}

test('what the build has compressed is sent as it is to a browser that accepts it', async () => {
  expect(await fetchFile('/assets/app-1.js', { 'accept-encoding': 'gzip, br' })).toMatchObject({
    status: 200,
    headers: {
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
    body: compressed,
  })
})

test.each([
  ['/assets/app-1.js', {}],
  ['/assets/app-1.js', { 'accept-encoding': 'gzip, br;q=0' }],
  ['/app-1.js', { 'accept-encoding': 'br' }],
])('%s with %j is sent uncompressed', async (path, headers) => {
  const answer = await fetchFile(path, headers)
  expect([answer?.headers['content-encoding'], answer?.body]).toEqual([undefined, script])
})
