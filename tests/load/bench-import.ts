/**
 * `npm run bench:import -- [10000]`
 *
 * Measures an import of so many offers of one network, a hundred a store in turn, by the handlers of the
 * API and of changes: dry run, apply, and the change stream until it is quiet; the same file again, which
 * writes nothing; and the undo. For each step: rows a second, and for a row the milliseconds of this
 * process' processor, the requests to the database and the units that it reads and writes; the most memory
 * of this process.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { storeItems } from '#functions/store/store'
import { handleRecords, openStream } from '#local/change-stream'
import { startServices } from '#local/services'
import { metered, type Usage } from '#table/meter'
import { callApi, useEmptyTableWithStream } from '../support/api'
import { writeItems } from '../support/bulk-write'
import { formDataOf } from '../support/content'
import { changes } from '../support/handlers'
import { staffToken } from '../support/tokens'

const rows = Number(process.argv[2] ?? 10_000)
const storeCount = Math.ceil(rows / 100)

const used = { requests: 0, readUnits: 0, writeUnits: 0 }
const names = Object.keys(used) as (keyof typeof used & keyof Usage)[]
const add = (usage: Readonly<Usage>) => {
  for (const name of names) used[name] += usage[name]
}

/** Handlers log what they have used. */
async function measure(step: string, work: () => Promise<unknown>): Promise<void> {
  for (const name of names) used[name] = 0
  const [began, processor, log] = [performance.now(), process.cpuUsage(), console.log]
  let bytes = 0
  const watch = setInterval(() => (bytes = Math.max(bytes, process.memoryUsage().rss)), 100)
  console.log = (line: string) => add(JSON.parse(line) as Usage)
  await work().finally(() => {
    console.log = log
    clearInterval(watch)
  })
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(processor)
  const each = [(user + system) / 1000, ...names.map((name) => used[name])].map((sum) => sum / rows)
  printRow(step, [
    seconds.toFixed(1),
    ...[rows / seconds, ...each].map((value) => value.toFixed(1)),
    `${Math.round(bytes / 2 ** 20)} MB`,
  ])
}

const printRow = (head: string, cells: string[]) =>
  console.log(head.padEnd(22) + cells.map((cell) => cell.padStart(12)).join(''))

function* storesOf(): Generator<ReturnType<typeof storeItems>[number]> {
  for (let at = 0; at < storeCount; at++) {
    const form = {
      name: `Shop ${at}`,
      slug: `shop-${at}`,
      link: 'https://shop.example',
      description: 'Sells tents.',
    }
    yield* storeItems({ ...form, rating: 4, pros: [], cons: [] }, { logo: '/media/logo.webp' }, new Date())
  }
}

const goods = ['tents', 'boots', 'lamps', 'jackets', 'paddles', 'rucksacks', 'stoves', 'maps']

function feed(): File {
  const head =
    'Promotion ID,Advertiser,Advertiser ID,Type,Code,Description,Starts,Ends,Terms,Deeplink Tracking,Title'
  const lines = Array.from({ length: rows }, (_, at) => {
    const [shop, what, percent] = [at % storeCount, goods[at % goods.length], 5 + (at % 60)]
    const link = `https://network.example/c?id=${at}`
    return `${at},Shop ${shop},${shop},Voucher,SAVE${at},,01/01/2026 00:00:00,31/12/2090 23:59:59,New customers,${link},${percent}% off ${what} and more ${at}`
  })
  return new File([[head, ...lines].join('\n')], 'offers.csv')
}

async function check(): Promise<string> {
  const form = formDataOf({ file: feed(), source: 'bench' })
  const { status, body } = await callApi('POST /imports', { token: await staffToken(), form })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body._id
}

async function whole(key: 'POST /imports/{id}/apply' | 'POST /imports/{id}/undo', id: string): Promise<void> {
  const parts = { params: { id }, ...(key.endsWith('apply') && { json: {} }) }
  for (;;) {
    const { status, body } = await callApi(key, { ...parts, token: await staffToken() })
    if (status !== 200) throw new Error(JSON.stringify(body))
    if (body.failed > 0) throw new Error(`${body.failed} rows have failed.`)
    if (body.state === 'applied' || body.state === 'undone') return
  }
}

const { environment, stop } = await startServices({ inMemory: true })
try {
  Object.assign(process.env, environment, { LOG_LEVEL: 'info' })
  await useEmptyTableWithStream()
  await writeItems(storesOf())
  const stream = await openStream(process.env['TABLE_NAME'] ?? '', environment.AWS_ENDPOINT_URL_DYNAMODB)
  let place: Awaited<ReturnType<typeof handleRecords>>
  const follow = async () => {
    place = await handleRecords(stream, place, (Records) =>
      metered(async (usage) => {
        await changes({ Records })
        add(usage)
      }),
    )
  }
  /** The stream is followed beside the work, as by the product, and until it is quiet. */
  const followed = async (work: Promise<void>) => {
    const done = new AbortController()
    const following = (async () => {
      while (!done.signal.aborted) {
        await follow()
        await pause(300)
      }
      await follow()
    })()
    await work.finally(() => done.abort())
    await following
  }
  await follow()
  printRow('step', ['seconds', 'rows/s', 'CPU ms', 'requests', 'read units', 'write units', 'memory'])
  let id = ''
  await measure('dry run', async () => (id = await check()))
  await measure('apply, until quiet', () => followed(whole('POST /imports/{id}/apply', id)))
  await measure('the same file again', () =>
    followed(check().then((again) => whole('POST /imports/{id}/apply', again))),
  )
  await measure('undo, until quiet', () => followed(whole('POST /imports/{id}/undo', id)))
} finally {
  await stop()
}
