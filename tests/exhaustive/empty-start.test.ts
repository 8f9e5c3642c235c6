import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createStore } from '#functions/store/store'
import { backUp, connectedStorage } from '#operations/copy-content'
import { useEmptyTable } from '../support/api'
import { at, storeForm } from '../support/content'
import { png, saveImage } from '../support/image'

/** A backup is restored into a new product on this machine, as docs/runbook.md says. */

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })

let folder: string
let logo: string
let product: ChildProcess | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clipwell-empty-'))
  await useEmptyTable()
  logo = await saveImage(new Uint8Array(await (await png('olive')).arrayBuffer()), 'logo', at('01T10:00:00'))
  await createStore(storeForm({ name: 'Zephyr' }), { logo }, at('01T10:00:00'))
  await backUp(connectedStorage(), join(folder, 'backup'), at('02T10:00:00'))
})
afterAll(async () => {
  await end()
  await rm(folder, { recursive: true })
})

const environment = () => ({ ...process.env, DATA_DIR: join(folder, 'data'), PORT: '0' })

async function start(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'infra/local/start.ts', '--dev', ...args], {
    env: environment(),
  })
  product = child
  let output = ''
  return new Promise((resolve, reject) => {
    const listen = (chunk: unknown) => {
      output += String(chunk)
      const [, origin] = /is running at (\S+)/.exec(output) ?? []
      if (origin !== undefined) resolve(origin)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', () => reject(new Error(output)))
  })
}

async function end(): Promise<void> {
  if (product?.exitCode !== null) return
  product.kill('SIGTERM')
  await once(product, 'exit')
}

async function shownAt(origin: string) {
  const stores = (await (await fetch(`${origin}/api/stores`)).json()) as { name: string }[]
  return { stores: stores.map(({ name }) => name), logo: (await fetch(origin + logo)).status }
}

test('a backup is restored into a product that was started empty, and is there after a restart', async () => {
  const origin = await start('--empty')
  expect(await shownAt(origin)).toEqual({ stores: [], logo: 404 })
  const restore = [
    '--import',
    'tsx',
    'infra/operations/restore.ts',
    '--env',
    'local',
    '--from',
    join(folder, 'backup'),
  ]
  const { stdout } = await promisify(execFile)(process.execPath, restore, { env: environment() })
  // The bucket has the images of other tests too.
  expect(stdout).toMatch(/^\d+ items and \d+ images of \S+ are in local\.$/m)
  expect(await shownAt(origin)).toEqual({ stores: ['Zephyr'], logo: 200 })
  await end()
  expect(await shownAt(await start())).toEqual({ stores: ['Zephyr'], logo: 200 })
  await end()
  await expect(start('--empty')).rejects.toThrow('There is content in')
})
