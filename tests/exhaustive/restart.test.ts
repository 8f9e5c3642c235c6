import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createMediaReader } from '#local/gateway/media'
import type { ProcessIdentity } from '#local/process-identity'
import { type Services, startServices } from '#local/services'
import type { Answer, callApi as CallApi } from '../support/api'
import { type Account, createAccount } from '../support/api-accounts'
import { staffToken } from '../support/tokens'
import { type CreatedIds, validRequests } from '../support/valid-request'

/** The test's own services, which it kills. */
let folder: string
let services: Services
let callApi: typeof CallApi
let token: string
let account: Account

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clipwell-restart-'))
  services = await startServices({ dataDir: folder })
  Object.assign(process.env, services.environment)
  // Clients read the environment when they are created.
  vi.resetModules()
  const api = await import('../support/api')
  callApi = api.callApi
  token = await staffToken()
  account = await createAccount()
  await api.useEmptyTable()
})
afterAll(async () => {
  // The next file creates its own clients.
  vi.resetModules()
  await services.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** Kills the services like a power failure. A container would outlive the command that runs it. */
async function killServices(): Promise<void> {
  const text = await readFile(join(folder, 'running.json'), 'utf8')
  const { services: running } = JSON.parse(text) as { services: ProcessIdentity[] }
  const [database, ...others] = running
  for (const { pid } of others) process.kill(pid, 'SIGKILL')
  // The database is a child of one of our processes, and would survive if only that were killed.
  const hasJava = spawnSync('java', ['-version']).status === 0
  if (hasJava && database) process.kill(database.pid, 'SIGKILL')
}

const nothing: CreatedIds = {}

async function visit(): Promise<[Answer, Answer, Answer]> {
  const [store] = validRequests('POST /stores/create', nothing)
  return Promise.all([
    callApi('POST /stores/create', { ...store, token }),
    callApi('GET /stores', { token }),
    callApi('POST /users/login', { json: account }),
  ])
}

test(
  'after the services were killed, requests succeed and find everything that was confirmed',
  {
    timeout: 120_000,
  },
  async () => {
    const seen: [Answer, Answer, Answer][] = []
    const state = { running: true }
    const visitors = Array.from({ length: 3 }, async () => {
      while (state.running) {
        const answers = await visit()
        seen.push(answers)
        // As they are told to. Otherwise they would take the processor from the services that start again.
        if (answers.some(({ status }) => status === 503)) await setTimeout(200)
      }
    })
    const statuses = (from: number) => seen.slice(from).map((answers) => answers.map(({ status }) => status))
    const until = (isSeen: (statuses: (number | undefined)[][]) => boolean, from: number) =>
      vi.waitUntil(() => isSeen(statuses(from)), { timeout: 60_000, interval: 20 })
    const areFine = (all: (number | undefined)[][]) =>
      all.length >= 6 && all.slice(-6).every((of) => of.join() === '201,200,200')

    await until(areFine, 0)
    await killServices()
    const killed = seen.length
    await until((all) => all.some((of) => of.includes(503)), killed)
    await until(areFine, killed)
    state.running = false
    await Promise.all(visitors)

    const answers = seen.flat()
    expect([...new Set(answers.map(({ status }) => status))].toSorted()).toEqual([200, 201, 503])
    expect(answers.filter(({ status, headers }) => status === 503 && !headers['retry-after'])).toEqual([])
    const { body: stores } = await callApi('GET /stores', { token })
    const kept = new Set(stores.map(({ _id }: { _id: string }) => _id))
    const promised = answers.filter(({ status }) => status === 201).map(({ body }) => body)
    expect(promised.filter(({ _id }) => !kept.has(_id))).toEqual([])
    const { contradictions } = await import('../support/integrity')
    expect(await contradictions()).toEqual([])

    const readImage = createMediaReader(new S3Client(), process.env.MEDIA_BUCKET ?? '')
    const request = { headers: {} } as Parameters<typeof readImage>[0]
    const logos = promised.flatMap(({ logo }) => (logo ? [logo as string] : []))
    expect(logos.length).toBeGreaterThan(0)
    const images = await Promise.all(logos.map((logo) => readImage(request, logo)))
    expect(images.map((image) => image?.status)).toEqual(logos.map(() => 200))
  },
)
