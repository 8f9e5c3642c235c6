import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startDynamoDb } from '#infra/local/dynamodb'
import { localHost } from '#infra/local/free-port'
import { type Answer, callApi, useEmptyTable } from '../support/api'
import { contradictions } from '../support/integrity'
import { staffToken } from '../support/tokens'
import { type Made, validRequests } from '../support/valid-request'

/** A database of this test's own, which it may end. */
let folder: string
let database: Awaited<ReturnType<typeof startDynamoDb>>
let token: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clipwell-restart-'))
  database = await startDynamoDb({ folder })
  // Before the first request: the client reads it when it is made.
  process.env['AWS_ENDPOINT_URL_DYNAMODB'] = `http://${localHost}:${database.port}`
  token = await staffToken()
  await useEmptyTable()
})
afterAll(async () => {
  await database.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** As if its machine had lost its power. A container would outlive the command that runs it: it is asked to end. */
async function killDatabase(): Promise<void> {
  if (spawnSync('java', ['-version']).status !== 0) return database.stop()
  // The process and what it has started are a group.
  process.kill(-database.identity.pid, 'SIGKILL')
  await database.failure
}

const nothing: Made = {}

/** Creates a store and reads the list. */
async function visit(): Promise<[Answer, Answer]> {
  const [store] = validRequests('POST /stores/create', nothing)
  const created = callApi('POST /stores/create', { ...store, token })
  return Promise.all([created, callApi('GET /stores', { token })])
}

test('requests outlive a database that is killed and comes back', { timeout: 120_000 }, async () => {
  const seen: [Answer, Answer][] = []
  const state = { running: true }
  const visitors = Array.from({ length: 3 }, async () => {
    while (state.running) seen.push(await visit())
  })
  const statuses = () => seen.slice(-6).flatMap((answers) => answers.map(({ status }) => status))
  const until = (allOf: number[], length: number) =>
    vi.waitUntil(() => seen.length > length && statuses().every((status) => allOf.includes(status ?? 0)), {
      timeout: 30_000,
      interval: 20,
    })

  await until([200, 201], 10)
  await killDatabase()
  await until([503], seen.length + 6)
  database = await startDynamoDb({ folder, port: database.port })
  await until([200, 201], seen.length + 6)
  state.running = false
  await Promise.all(visitors)

  const answers = seen.flat()
  expect([...new Set(answers.map(({ status }) => status))].toSorted()).toEqual([200, 201, 503])
  expect(answers.filter(({ status, headers }) => status === 503 && !headers['retry-after'])).toEqual([])
  const { body: stores } = await callApi('GET /stores', { token })
  const kept = new Set(stores.map(({ _id }: { _id: string }) => _id))
  const promised = answers.filter(({ status }) => status === 201).map(({ body }) => body._id)
  expect(promised.filter((id) => !kept.has(id))).toEqual([])
  expect(await contradictions()).toEqual([])
})
