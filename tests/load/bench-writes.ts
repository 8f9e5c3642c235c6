/**
 * `npm run bench:writes -- [100]`
 *
 * Measures writes of staff through the handlers of the API, by one client and by eight at once: so many
 * stores with a logo each and so many coupons are created, changed and deleted. For each kind of write: how
 * many there are in a second, and for one of them the milliseconds of this process' processor, the requests
 * and round trips to the database, and the units that it reads and writes.
 */
import type { RouteKey } from '#domain/api/api'
import { startServices } from '#local/services'
import type { Usage } from '#table/meter'
import { callApi, useEmptyTable } from '../support/api'
import { couponForm } from '../support/content'
import type { RequestParts } from '../support/event'
import { formOfStore } from '../support/image'
import { staffToken } from '../support/tokens'

const count = Number(process.argv[2] ?? 100)

/** Calls a route for each of the requests, so many at a time, prints what that cost, and returns the ids. */
async function measure(key: RouteKey, clients: number, requests: RequestParts[]): Promise<string[]> {
  const token = await staffToken()
  const used = { requests: 0, roundTrips: 0, readUnits: 0, writeUnits: 0 }
  const names = Object.keys(used) as (keyof Usage)[]
  const log = console.log
  console.log = (line: string) => {
    const usage = JSON.parse(line) as Usage
    for (const name of names) used[name] += usage[name]
  }
  const ids: string[] = []
  const [began, processor, waiting] = [performance.now(), process.cpuUsage(), requests.entries()]
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (const [at, request] of waiting) {
        const { status = 0, body } = await callApi(key, { ...request, token })
        if (status >= 300) throw new Error(`${key} answers ${status}: ${JSON.stringify(body)}`)
        ids[at] = body?._id
      }
    }),
  ).finally(() => (console.log = log))
  const perSecond = (requests.length * 1000) / (performance.now() - began)
  const { user, system } = process.cpuUsage(processor)
  const each = [(user + system) / 1000, ...names.map((name) => used[name])].map(
    (sum) => sum / requests.length,
  )
  console.log(
    `${key.padEnd(30)}${[clients, ...[perSecond, ...each].map((value) => value.toFixed(1))].map((text) => String(text).padStart(12)).join('')}`,
  )
  return ids
}

async function measureAll(clients: number): Promise<void> {
  await useEmptyTable()
  const forms = await Promise.all(
    Array.from({ length: count }, async (_, at) => ({
      form: await formOfStore({ name: `Northwind Outfitters ${at}`, slug: `northwind-${at}`, rating: '4.5' }),
    })),
  )
  const ofEach = (ids: string[], parts: RequestParts = {}) => ids.map((id) => ({ params: { id }, ...parts }))
  const stores = await measure('POST /stores/create', clients, forms)
  const offers = stores.map((storeId) => ({ json: couponForm({ storeId }) }))
  const coupons = await measure('POST /coupons/create', clients, offers)
  await measure('PUT /coupons/{id}', clients, ofEach(coupons, { json: { title: 'A quarter off' } }))
  await measure('PUT /stores/by-id/{id}', clients, ofEach(stores, { json: { description: 'Sells boots.' } }))
  await measure('DELETE /coupons/{id}', clients, ofEach(coupons))
  await measure('DELETE /stores/by-id/{id}', clients, ofEach(stores))
}

const { environment, stop } = await startServices({ inMemory: true })
try {
  Object.assign(process.env, environment, { LOG_LEVEL: 'info' })
  const heads = ['clients', 'per second', 'CPU ms', 'requests', 'waits', 'read units', 'write units']
  console.log(`${'write'.padEnd(30)}${heads.map((head) => head.padStart(12)).join('')}`)
  for (const clients of [1, 8]) await measureAll(clients)
} finally {
  await stop()
}
