import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followStream, handleRecords, openStream } from '#local/change-stream'
import { requiredVariable } from '#functions/environment'
import { put, transact } from '#table/write'
import { useEmptyTableWithStream } from '../support/api'

let folder: string
beforeEach(async () => {
  await useEmptyTableWithStream()
  folder = await mkdtemp(join(tmpdir(), 'clipwell-stream-'))
})
afterEach(() => rm(folder, { recursive: true }))

const open = () => openStream(requiredVariable('TABLE_NAME'), process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '')

test.each([
  ['was cut off while it was written', () => '{"shard":"shardId-0'],
  [
    'names a record that is gone after 24 hours',
    (shard: string) => JSON.stringify({ shard, record: 'gone' }),
  ],
])('where the file of the place %s, all changes come again', async (_, contentFor) => {
  await transact([put({ pk: 'THING#1', sk: 'THING' })])
  const stream = await open()
  const place = await handleRecords(stream, undefined, async () => {})
  const file = join(folder, 'changes.json')
  await writeFile(file, contentFor(place?.shard ?? ''))
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const abort = new AbortController()
  const waiting: (() => void)[] = []
  const keys: unknown[] = []
  const followed = followStream(
    stream,
    file,
    async (records) => {
      keys.push(...records.map(({ dynamodb }) => dynamodb?.Keys))
    },
    { signal: abort.signal, waiting },
  )
  await new Promise<void>((resolve) => waiting.push(resolve))
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(place)
  abort.abort()
  await followed
  expect([keys, log.mock.calls]).toEqual([[{ pk: { S: 'THING#1' }, sk: { S: 'THING' } }], []])
  log.mockRestore()
})
