/**
 * Measures each read of the API in catalogues of growing size: round trips to the database, read units, bytes
 * of the answer, and the handler's own time. Ends with 1 if one has more than three round trips, or needs
 * more read units in a larger catalogue than in the smallest one. Run by `npm run bench:reads`; numbers of
 * stores may follow: `npm run bench:reads -- 100 100000`.
 */
import { randomUUID } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { RouteKey } from '#domain/api/api'
import { ObjectStorage } from '#functions/images/object-storage'
import type { Usage } from '#table/meter'
import { startServices } from '#local/services'
import { createTable } from '#local/table'
import { callApi } from '../support/api'
import { writeItems } from '../support/bulk-write'
import { png } from '../support/image'
import { staffToken } from '../support/tokens'
import { catalogueOf, type Landmarks, privatePicture } from './catalogue'

const given = process.argv.slice(2).map(Number)
const sizes = given.length > 0 ? given : [100, 1000, 10_000]

/** The allowed growth of read units, and the most round trips: one more for other spellings of a search. */
const bounds = { growth: 1.1, roundTrips: 3 }

/** How often each read is repeated. The median time counts. */
const repeats = 21

interface Read {
  name: string
  key: RouteKey
  params?: Record<string, string>
  query?: Record<string, string>
}

interface Cost extends Pick<Usage, 'requests' | 'roundTrips' | 'readUnits'> {
  bytes: number
  /** The handler's milliseconds without waiting for the database. */
  ownTime: number
}

/** The smallest catalogue fills the pages of these lists too. */
function readsOf({ storeId, couponId, reviewId, picturedReviewId, blogId, reportId }: Landmarks): Read[] {
  const page = { limit: '20' }
  // With the extra item that tells whether there is a next page, this is what a single store has.
  const fewer = { limit: '9' }
  return [
    { name: 'GET /stores?limit=20', key: 'GET /stores', query: page },
    { name: 'GET /stores?sort=-rating&limit=20', key: 'GET /stores', query: { ...page, sort: '-rating' } },
    { name: 'GET /stores/topStores', key: 'GET /stores/topStores' },
    { name: 'GET /stores/by-id/{id}', key: 'GET /stores/by-id/{id}', params: { id: storeId } },
    {
      name: 'GET /stores/slug/{slug}',
      key: 'GET /stores/slug/{slug}',
      params: { slug: 'zephyr-out000000' },
    },
    {
      name: 'GET /stores/slug/{former slug}',
      key: 'GET /stores/slug/{slug}',
      params: { slug: 'zephyr-of-old' },
    },
    { name: 'GET /stores/search/zep', key: 'GET /stores/search/{term}', params: { term: 'zep' } },
    { name: 'GET /stores/search/out zep', key: 'GET /stores/search/{term}', params: { term: 'out zep' } },
    {
      name: 'GET /stores/search/zephyr out0000',
      key: 'GET /stores/search/{term}',
      params: { term: 'zephyr out0000' },
    },
    { name: 'GET /stores/search/nothing', key: 'GET /stores/search/{term}', params: { term: 'nothing' } },
    { name: 'GET /stores/search/zehpyr', key: 'GET /stores/search/{term}', params: { term: 'zehpyr' } },
    {
      name: 'GET /stores/search/zephyrout00',
      key: 'GET /stores/search/{term}',
      params: { term: 'zephyrout00' },
    },
    {
      name: 'GET /stores/search/zep?limit=24',
      key: 'GET /stores/search/{term}',
      params: { term: 'zep' },
      query: { limit: '24' },
    },
    { name: 'GET /stores/coupons/{storeId}', key: 'GET /stores/coupons/{storeId}', params: { storeId } },
    { name: 'GET /stores/deleted?limit=20', key: 'GET /stores/deleted', query: page },
    { name: 'GET /coupons?limit=9', key: 'GET /coupons', query: fewer },
    {
      name: 'GET /stores/coupons/{storeId}?status=live',
      key: 'GET /stores/coupons/{storeId}',
      params: { storeId },
      query: { status: 'live' },
    },
    ...(['scheduled', 'live', 'ending', 'expired', 'withdrawn'] as const).map((status) => ({
      name: `GET /coupons?status=${status}&limit=9`,
      key: 'GET /coupons' as const,
      query: { ...fewer, status },
    })),
    { name: 'GET /coupons/{id}', key: 'GET /coupons/{id}', params: { id: couponId } },
    { name: 'GET /coupons/mostViewed', key: 'GET /coupons/mostViewed' },
    { name: 'GET /coupons/doubted?limit=9', key: 'GET /coupons/doubted', query: fewer },
    { name: 'GET /coupons/{id}/signals', key: 'GET /coupons/{id}/signals', params: { id: couponId } },
    { name: 'GET /coupons/{id}/tests', key: 'GET /coupons/{id}/tests', params: { id: couponId } },
    { name: 'GET /categories', key: 'GET /categories' },
    { name: 'GET /categories/top', key: 'GET /categories/top' },
    {
      name: 'GET /categories/slug/{slug}?limit=3',
      key: 'GET /categories/slug/{slug}',
      params: { slug: 'category-1' },
      query: { limit: '3' },
    },
    { name: 'GET /reviews/approved?limit=9', key: 'GET /reviews/approved', query: fewer },
    {
      name: 'GET /reviews/approved?sort=rating&limit=9',
      key: 'GET /reviews/approved',
      query: { ...fewer, sort: 'rating' },
    },
    { name: 'GET /reviews?limit=9', key: 'GET /reviews', query: fewer },
    { name: 'GET /reviews/{id}', key: 'GET /reviews/{id}', params: { id: reviewId } },
    {
      name: 'GET /reviews/{id}/picture',
      key: 'GET /reviews/{id}/picture',
      params: { id: picturedReviewId },
    },
    { name: 'GET /reviews/pending?limit=9', key: 'GET /reviews/pending', query: fewer },
    { name: 'GET /reviews/rejected?limit=9', key: 'GET /reviews/rejected', query: fewer },
    { name: 'GET /decisions?limit=20', key: 'GET /decisions', query: page },
    { name: 'GET /decisions/rates', key: 'GET /decisions/rates' },
    { name: 'GET /reports?limit=20', key: 'GET /reports', query: page },
    { name: 'GET /reports/subject', key: 'GET /reports/subject', query: { by: `coupon:${couponId}` } },
    { name: 'GET /reports/{id}', key: 'GET /reports/{id}', params: { id: reportId } },
    { name: 'GET /blogs?limit=20', key: 'GET /blogs', query: page },
    { name: 'GET /blogs/{id}', key: 'GET /blogs/{id}', params: { id: blogId } },
    { name: 'GET /messages?limit=20', key: 'GET /messages', query: page },
    { name: 'GET /stats', key: 'GET /stats' },
    { name: 'GET /stats/clicks, 30 days', key: 'GET /stats/clicks', query: { by: 'coupon', names: 'true' } },
    // Users are in Cognito, so it reads nothing of the catalogue.
    { name: 'GET /users/', key: 'GET /users/' },
  ]
}

async function measure(storeCount: number, token: string): Promise<Map<string, Cost>> {
  const client = new DynamoDBClient()
  process.env['TABLE_NAME'] = `bench-${randomUUID()}`
  await createTable(client, process.env['TABLE_NAME']).finally(() => client.destroy())
  const landmarks: Partial<Landmarks> = {}
  const started = Date.now()
  await writeItems(catalogueOf(storeCount, landmarks))
  console.log(
    `Loaded ${storeCount.toLocaleString('en')} stores in ${Math.round((Date.now() - started) / 1000)} s.`,
  )
  const costs = new Map<string, Cost>()
  for (const read of readsOf(landmarks as Landmarks)) costs.set(read.name, await costOf(read, token))
  return costs
}

async function costOf({ name, key, ...parts }: Read, token: string): Promise<Cost> {
  const times: number[] = []
  let line = ''
  const log = console.log
  console.log = (text: string) => (line = text)
  try {
    let bytes = 0
    for (let at = 0; at < repeats; at++) {
      waiting.milliseconds = 0
      const started = performance.now()
      const { status, body } = await callApi(key, { ...parts, token })
      times.push(performance.now() - started - waiting.milliseconds)
      if (status !== 200) throw new Error(`${name} answers ${status}.`)
      bytes = Buffer.byteLength(JSON.stringify(body))
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

/** Prints the costs side by side. Returns whether all are within the bounds. */
function report(results: Map<string, Cost>[]): boolean {
  const heads = sizes.map((size) => `${size.toLocaleString('en')} stores`.padEnd(30))
  console.log(`\n${''.padEnd(44)}${heads.join('')}`)
  console.log(`${'read'.padEnd(44)}${'waits  units   bytes  own ms  '.repeat(sizes.length)}`)
  const [smallest] = results
  return [...(smallest ?? [])].reduce((isWell, [name, least]) => {
    const costs = results.map((result) => result.get(name) ?? least)
    const isFlat = costs.every(
      ({ readUnits, roundTrips }) =>
        readUnits <= least.readUnits * bounds.growth && roundTrips <= bounds.roundTrips,
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
  const token = await staffToken()
  const results: Map<string, Cost>[] = []
  for (const size of sizes) results.push(await measure(size, token))
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
