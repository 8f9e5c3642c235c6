/**
 * Measures each read of the API in catalogues of growing size: round trips to the database, read units, bytes
 * of the answer, and the handler's own time. Ends with 1 if one has more than three round trips, or needs
 * more read units in a larger catalogue than in the smallest one. Run by `npm run bench:reads`; numbers of
 * stores may follow: `npm run bench:reads -- 100 100000`.
 */
import { randomUUID } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { ObjectStorage } from '#functions/images/object-storage'
import type { Usage } from '#table/meter'
import { startServices } from '#local/services'
import { createTable } from '#local/table'
import { matchGatewayRoute } from '#local/gateway/route-match'
import { fileReads } from '../features/load'
import { callApi } from '../support/api'
import { writeItems } from '../support/bulk-write'
import { defaultEventOf } from '../support/event'
import { handlers } from '../support/handlers'
import { png } from '../support/image'
import { staffToken } from '../support/tokens'
import { catalogueOf, type Landmarks, privatePicture } from './catalogue'
import { type Read, readsOf } from './reads'

const wanted = process.argv.slice(2).map(Number)
const sizes = wanted.length > 0 ? wanted : [100, 1000, 10_000]

/** The allowed growth of read units, and the most round trips: one more for what a filter has left out. */
const bounds = { growth: 1.1, roundTrips: 4 }

const repeats = 21

interface Cost extends Pick<Usage, 'requests' | 'roundTrips' | 'readUnits'> {
  bytes: number
  /** The handler's milliseconds without waiting for the database. */
  ownTime: number
}

async function measure(storeCount: number): Promise<Map<string, Cost>> {
  const client = new DynamoDBClient()
  process.env['TABLE_NAME'] = `bench-${randomUUID()}`
  await createTable(client, process.env['TABLE_NAME'], { streams: false, expiry: false }).finally(() =>
    client.destroy(),
  )
  const landmarks: Partial<Landmarks> = {}
  const started = Date.now()
  await writeItems(catalogueOf(storeCount, landmarks))
  console.log(
    `Loaded ${storeCount.toLocaleString('en')} stores in ${Math.round((Date.now() - started) / 1000)} s.`,
  )
  // A token lives for a quarter of an hour, and loading may take longer.
  const token = await staffToken()
  await rejectSome(landmarks.stores, token)
  const costs = new Map<string, Cost>()
  for (const read of readsOf(landmarks as Landmarks)) costs.set(read.name, await costOf(read, token))
  for (const { name, path } of fileReads(storeCount)) {
    costs.set(name, await costOfAnswer(name, () => askFile(path)))
  }
  return costs
}

async function askFile(path: string): Promise<{ status: number | undefined; body: string }> {
  const match = matchGatewayRoute('GET', path)
  const event = defaultEventOf('GET', `/api${path}`)
  const { statusCode, body = '' } = await handlers.site({
    ...event,
    routeKey: match?.key ?? '$default',
    pathParameters: match?.params ?? {},
  })
  return { status: statusCode, body }
}

/** Fills the lists of rejected reviews and of decisions. The first store keeps its reviews. */
async function rejectSome(storeId: string | undefined, token: string): Promise<void> {
  const level = process.env['LOG_LEVEL']
  process.env['LOG_LEVEL'] = 'silent'
  const { body } = await callApi('GET /reviews/pending', { token, query: { limit: '20' } })
  for (const review of body) {
    if (review.storeId._id === storeId) continue
    const parts = { token, params: { id: review._id }, json: { reason: 'spam' } }
    const { status } = await callApi('PATCH /reviews/by-id/{id}/reject', parts)
    if (status !== 200) throw new Error(`A review is not rejected: ${status}.`)
  }
  process.env['LOG_LEVEL'] = level
}

async function costOf({ name, key, by, ...parts }: Read, token: string): Promise<Cost> {
  return costOfAnswer(name, async () => {
    const { status, body } = await callApi(key, { ...parts, ...(by === undefined && { token }) })
    return { status, body: JSON.stringify(body) }
  })
}

async function costOfAnswer(
  name: string,
  ask: () => Promise<{ status: number | undefined; body: string }>,
): Promise<Cost> {
  const times: number[] = []
  let line = ''
  const log = console.log
  console.log = (text: string) => (line = text)
  try {
    let bytes = 0
    for (let at = 0; at < repeats; at++) {
      waiting.milliseconds = 0
      const started = performance.now()
      const { status, body } = await ask()
      times.push(performance.now() - started - waiting.milliseconds)
      if (status !== 200) throw new Error(`${name} answers ${status}.`)
      bytes = Buffer.byteLength(body)
    }
    const { requests, roundTrips, readUnits } = JSON.parse(line) as Usage
    return { requests, roundTrips, readUnits, bytes, ownTime: medianOf(times) }
  } finally {
    console.log = log
  }
}

function medianOf(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}

/** The time spent waiting for the database. Requests in flight together count once. */
const waiting = { milliseconds: 0, inFlight: 0, since: 0 }

function watchDatabase(): void {
  const { prototype } = DynamoDBDocumentClient as unknown as { prototype: { send: Send } }
  const { send } = prototype
  prototype.send = async function watched(...request) {
    if (waiting.inFlight++ === 0) waiting.since = performance.now()
    try {
      return await send.apply(this, request)
    } finally {
      if (--waiting.inFlight === 0) waiting.milliseconds += performance.now() - waiting.since
    }
  }
}

type Send = (this: unknown, ...request: unknown[]) => Promise<unknown>

/** The most read units of those that grow up to a bound. */
const mostOf = new Map(
  [
    ...fileReads(1),
    ...readsOf({ stores: '', coupons: '', reviews: '', picturedReviews: '', blogs: '' }),
  ].flatMap(({ name, maxReadUnits }) => (maxReadUnits === undefined ? [] : [[name, maxReadUnits] as const])),
)

function report(results: Map<string, Cost>[]): boolean {
  const heads = sizes.map((size) => `${size.toLocaleString('en')} stores`.padEnd(30))
  console.log(`\n${''.padEnd(44)}${heads.join('')}`)
  console.log(`${'read'.padEnd(44)}${'waits  units   bytes  own ms  '.repeat(sizes.length)}`)
  const [smallest] = results
  return [...(smallest ?? [])].reduce((isWell, [name, least]) => {
    const costs = results.map((result) => result.get(name) ?? least)
    const isFlat = costs.every(
      ({ readUnits, roundTrips }) =>
        readUnits <= (mostOf.get(name) ?? least.readUnits * bounds.growth) && roundTrips <= bounds.roundTrips,
    )
    console.log(`${name.padEnd(44)}${costs.map(cells).join('')}${isFlat ? '' : 'NOT FLAT'}`)
    return isWell && isFlat
  }, true)
}

function cells({ roundTrips, readUnits, bytes, ownTime }: Cost): string {
  const texts = [String(roundTrips).padStart(5), String(readUnits).padStart(7), String(bytes).padStart(8)]
  return `${texts.join('')}${ownTime.toFixed(1).padStart(8)}  `
}

const { environment, stop } = await startServices({ inMemory: true })
try {
  Object.assign(process.env, environment, { LOG_LEVEL: 'info' })
  watchDatabase()
  const picture = new Uint8Array(await (await png('red')).arrayBuffer())
  const headers = { contentType: 'image/png', cacheControl: 'private, no-store' }
  await new ObjectStorage().put(privatePicture.slice(1), picture, headers)
  const results: Map<string, Cost>[] = []
  for (const size of sizes) results.push(await measure(size))
  const isWell = report(results)
  console.log(
    isWell
      ? '\nEvery read costs the same, however large the catalogue.'
      : '\nSome reads cost more than they may.',
  )
  process.exitCode = isWell ? 0 : 1
} finally {
  await stop()
}
