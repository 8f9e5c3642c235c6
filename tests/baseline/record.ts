/**
 * Records what this release stores and answers, for tests of the releases after it: the demo content with
 * what else there can be, as compressed lines of JSON, and its answer to every GET of the API. Run by
 * `npx tsx tests/baseline/record.ts` in a checkout of the release that is to be the baseline.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { endpointOf, type ReadKey, routeKeys } from '#domain/api/api'
import { couponStatuses } from '#domain/coupon/coupon-status'
import { startServices } from '#local/services'
import { createDemoStaff } from '#demo/staff'
import type { Item } from '#table/keys'
import type { Call, Case, Cases } from '../features/baseline'
import { answersFile, type RecordedRead } from './answers'
import { itemsFile } from './load'

// Before any module of the functions is loaded: they read the environment then.
const { environment, stop } = await startServices({ inMemory: true })
Object.assign(process.env, environment, { SITE_ADDRESS: 'https://site.test', LOG_LEVEL: 'silent' })
const { callApi } = await import('../support/api')
const { everyItem } = await import('../support/table-items')
const { formDataOf } = await import('../support/content')
const { staffToken } = await import('../support/tokens')
const { newPng } = await import('../support/image')
const { loadCatalogue } = await import('#demo/load')
const { demoCatalogue } = await import('#demo/catalogue')
const { showTodaysVisits } = await import('#demo/views')
const { todaysActivity } = await import('#demo/features/today')
const { baselineParts } = await import('../features/baseline')
const { handleChanges } = await import('../support/changes')

interface Named {
  _id: string
}

interface Offer extends Named {
  title: string
  storeId: { _id: string; slug: string }
}

/** The new slug of a store that had another one. */
const renamed = 'tarn-trail-outdoors'

const call: Call = async (key, parts = {}) => {
  const { status = 0, body } = await callApi(key, { token: await staffToken(), ...parts })
  if (status >= 300) throw new Error(`${key} answers ${status}: ${JSON.stringify(body)}`)
  return body
}

/** What the demo lacks, so that no list is empty. Returns the ids and slugs that reads name. */
async function addRest() {
  const offers: Offer[] = await call('GET /coupons')
  const tested = offers.find(({ title }) => title === 'Boots, after a fitting by phone')
  const { _id: couponId = '', storeId: { _id: storeId = '', slug: formerSlug = '' } = {} } = tested ?? {}
  await call('PUT /stores/by-id/{id}', { params: { id: storeId }, json: { slug: renamed } })
  const withdrawn = offers.find(({ title }) => title === 'Waterproof maps of the northern fells')
  await call('PUT /coupons/{id}', { params: { id: withdrawn?._id ?? '' }, json: { withdrawn: true } })
  const gone = await call('GET /stores/slug/{slug}', { params: { slug: 'glowmoth' } })
  await call('DELETE /stores/by-id/{id}', { params: { id: gone._id } })
  const bot = { website: '', elapsedMs: 5000 }
  const author = { fullName: 'Ada Example', email: 'ada@example.com' }
  await call('POST /messages', { json: { ...author, message: 'Which shops send to Malta?', ...bot } })
  const review = { reviewerName: 'Ada', text: 'They fit.', rating: '4', storeId, website: '' }
  const form = formDataOf({ ...review, elapsedMs: '5000', profilePicture: await newPng() })
  const pictured = await call('POST /reviews/create', { form, token: '' })
  const [approve, reject]: Named[] = (await call('GET /reviews/pending')).filter(
    ({ _id }: Named) => _id !== pictured._id,
  )
  await call('PATCH /reviews/by-id/{id}/approve', { params: { id: approve?._id ?? '' } })
  const reason = { reason: 'spam' }
  await call('PATCH /reviews/by-id/{id}/reject', { params: { id: reject?._id ?? '' }, json: reason })
  const ofFeatures = await Promise.all(baselineParts.map((add) => add(call, { couponId, storeId })))
  await handleChanges()
  return { storeId, formerSlug, couponId, reviewId: pictured._id as string, ofFeatures }
}

const nameless = (query: Record<string, string> = {}): Case => ({ params: {}, query })
const named = (params: Record<string, string>, query: Record<string, string> = {}): Case => ({
  params,
  query,
})

/** The examples of reads that name something, or that have an order or a filter. */
async function examples(ids: Awaited<ReturnType<typeof addRest>>): Promise<Cases> {
  const { storeId, formerSlug, couponId, reviewId, ofFeatures } = ids
  const [blog]: Named[] = await call('GET /blogs')
  const statuses = couponStatuses.map((status) => ({ status }))
  return {
    'GET /stores': [nameless(), nameless({ sort: '-rating' })],
    'GET /stores/slug/{slug}': [renamed, formerSlug].map((slug) => named({ slug })),
    'GET /stores/by-id/{id}': [named({ id: storeId })],
    'GET /stores/search/{term}': ['tarn', 'out ze', 'ketlewick'].map((term) => named({ term })),
    'GET /stores/letter/{letter}': ['B', '0-9'].map((letter) => named({ letter })),
    'GET /stores/related/{slug}': [named({ slug: renamed })],
    'GET /stores/blogs/{storeId}': [named({ storeId })],
    'GET /stores/coupons/{storeId}': [{}, ...statuses].map((query) => named({ storeId }, query)),
    'GET /categories/slug/{slug}': [named({ slug: 'home-and-garden' })],
    'GET /coupons': [{}, ...statuses].map(nameless),
    'GET /coupons/{id}': [named({ id: couponId })],
    'GET /reviews/approved': [{}, { sort: 'rating' }, { by: 'visitors' }, { storeId }].map(nameless),
    'GET /reviews/{id}': [named({ id: reviewId })],
    'GET /reviews/{id}/picture': [named({ id: reviewId })],
    'GET /blogs/{id}': [named({ id: blog?._id ?? '' })],
    ...(Object.assign({}, ...ofFeatures) as Cases),
  }
}

/** Who asks: visitors where they may, and staff where they are told more. */
function askers(key: ReadKey): boolean[] {
  const { access, staffSeeMore = false } = endpointOf(key)
  return access === 'anyone' ? (staffSeeMore ? [false, true] : [false]) : [true]
}

async function recordReads(ids: Awaited<ReturnType<typeof addRest>>): Promise<RecordedRead[]> {
  const exampleReads = await examples(ids)
  const reads: RecordedRead[] = []
  for (const key of routeKeys.filter((each): each is ReadKey => each.startsWith('GET '))) {
    for (const { params, query } of exampleReads[key] ?? [nameless()]) {
      for (const asStaff of askers(key)) {
        const token = asStaff ? { token: await staffToken() } : {}
        const { status = 0, body } = await callApi(key, { params, query, ...token })
        // Visitors may not ask for every status.
        if (status !== 401) reads.push({ key, asStaff, params, query, status, body })
      }
    }
  }
  return reads
}

/** Secrets and counts of limits are no content. */
const isContent = ({ sk }: Item) => !['SALT', 'DEVICE', 'LIMIT', 'LOCK'].includes(sk)

try {
  await createDemoStaff()
  await loadCatalogue(demoCatalogue)
  await showTodaysVisits(new Date())
  for (const show of todaysActivity) await show(new Date())
  const ids = await addRest()
  const recordedAt = new Date().toISOString()
  const reads = await recordReads(ids)
  const items = (await everyItem()).filter(isContent)
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim()
  const write = (file: string, text: string) =>
    writeFileSync(join(import.meta.dirname, file), gzipSync(text, { level: 9 }))
  write(itemsFile, items.map((item) => `${JSON.stringify(item)}\n`).join(''))
  write(answersFile, JSON.stringify({ commit, recordedAt, reads }))
  const failed = reads.filter(
    ({ status, body }) => status !== 200 || (Array.isArray(body) && body.length === 0),
  )
  console.log(`${items.length} items and ${reads.length} answers are recorded.`)
  for (const { key, query, status } of failed) console.log(`Empty or refused: ${key} ${status}`, query)
} finally {
  await stop()
}
