import { expect, test, vi } from 'vitest'
import type * as z from 'zod'
import { endpointOf, routeKeys } from '#domain/api/api'
import { type CouponQuery, isFiltered } from '#domain/coupon/coupon-list'
import { couponItem } from '#functions/coupon/coupon'
import { messageItem } from '#functions/message/message'
import { reviewItem } from '#functions/review/review'
import type { Item } from '#table/keys'
import type { Usage } from '#table/meter'
import { offerStates } from '../features/load'
import { callApi, useEmptyTable } from '../support/api'
import { writeItems } from '../support/bulk-write'
import { at, couponForm, reviewForm } from '../support/content'
import { sampleOf } from '../support/sample'
import { createContent } from '../support/create-content'
import { staffToken } from '../support/tokens'
import { type CreatedIds, validRequests } from '../support/valid-request'

/** Of what there is many, and of the rest. */
const counts = { many: 100, few: 1 }

/** The most that a list costs, also one that finds nothing, and for each item that it answers with. */
const maxCosts = { roundTrips: 3, readUnits: 20, ofItem: 2 }

const now = at('10T12:00')
const day = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()
const seconds = (count: number) => day(count / 86_400)

const offers = {
  withdrawn: { withdrawn: true },
  live: {},
  liveWithEnd: { endsAt: day(30) },
  ending: { endsAt: day(1) },
  endsInAMoment: { endsAt: seconds(30) },
  becomesEnding: { endsAt: seconds(2 * 86_400 + 30) },
  endedLately: { endsAt: day(-1) },
  endedLongAgo: { endsAt: day(-100) },
  scheduled: { startsAt: day(5) },
  scheduledWithEnd: { startsAt: day(5), endsAt: day(6) },
}

const endedStates = Object.keys(offerStates).map((kind) => `${kind}AndEnded`)

let createdIds: CreatedIds
let token: string

/** The few are the oldest, so that the others come before them in lists by age. */
function* catalogue(many: readonly string[]): Generator<Item, void> {
  const storeId = String(createdIds['stores']?._id)
  for (const turn of ['few', 'many'] as const) {
    const created = at(turn === 'few' ? '02T08:00' : '03T08:00')
    const ofTurn = (kind: string) =>
      Array.from({ length: many.includes(kind) === (turn === 'many') ? counts[turn] : 0 })
    for (const [kind, dates] of Object.entries(offers)) {
      for (const _ of ofTurn(kind)) yield couponItem(couponForm({ storeId, ...dates }), created)
    }
    for (const source of ['visitor', 'editorial', 'rewarded'] as const) {
      const extras = { source, approved: true, profilePicture: null }
      for (const _ of ofTurn(source)) yield reviewItem(reviewForm({ storeId, rating: 5 }), extras, created)
    }
    for (const [kind, itemsOf] of Object.entries(offerStates)) {
      for (const [name, dates] of [
        [kind, {}],
        [`${kind}AndEnded`, { endsAt: day(-1) }],
      ] as const)
        for (const _ of ofTurn(name))
          yield* itemsOf(couponItem(couponForm({ storeId, ...dates }), created), day(-3))
    }
    const message = { fullName: 'Ada', email: 'ada@example.com', phone: null, message: 'Hello.' }
    for (const _ of ofTurn('message'))
      yield messageItem(message, turn === 'few' ? created : new Date(day(-400)))
  }
}

/** What a filter may cost besides: it reads a thousand items in two steps, here of 700 bytes. */
const filterCosts = { roundTrips: 1, readUnits: 100 }

/** All mixes of two of the choices that a query has, its pages aside. */
function mixesOf(query: z.ZodObject | undefined): Record<string, string>[] {
  const choices = Object.entries(query?.shape ?? {}).flatMap(([name, schema]) => {
    const options = optionsOf(schema)
    return options.length === 0 ? [] : [{ name, options }]
  })
  return choices.reduce<Record<string, string>[]>(
    (mixes, { name, options }) =>
      mixes.flatMap((mix) => [
        mix,
        ...(Object.keys(mix).length < 2 ? options.map((option) => ({ ...mix, [name]: option })) : []),
      ]),
    [{}],
  )
}

function optionsOf(schema: unknown): string[] {
  const { options, def } = schema as { options?: string[]; def?: { innerType?: unknown } }
  return options ?? (def?.innerType === undefined ? [] : optionsOf(def.innerType))
}

function* reads() {
  for (const key of routeKeys) {
    const { access, staffSeeMore, query, paged } = endpointOf(key)
    if (!key.startsWith('GET ')) continue
    const callers = access === 'anyone' ? (staffSeeMore ? [undefined, token] : [undefined]) : [token]
    const [request] = validRequests(key, createdIds)
    for (const mix of mixesOf(query)) {
      for (const limit of paged ? ['1', undefined] : [undefined]) {
        for (const caller of callers) {
          const choices = { ...request?.query, ...mix, ...(limit !== undefined && { limit }) }
          yield { key, parts: { ...request, query: choices, ...(caller && { token: caller }) } }
        }
      }
    }
  }
}

async function costly(turn: number): Promise<unknown[]> {
  vi.stubEnv('LOG_LEVEL', 'info')
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const found: unknown[] = []
  // Every twelfth read in `npm test`, by whether the list above is the first or the second.
  for (const { key, parts } of sampleOf([...reads()], 12, turn)) {
    log.mockClear()
    const { body } = await callApi(key, parts)
    const { roundTrips, readUnits } = JSON.parse(String(log.mock.calls[0]?.[0])) as Usage
    // A count reads what it counts, and a filter what it leaves out.
    const isCount = key === 'GET /coupons/count'
    const isFilter = isCount || (key === 'GET /coupons' && isFiltered(parts.query as CouponQuery))
    const more = isFilter ? filterCosts : { roundTrips: 0, readUnits: 0 }
    const ofItems = maxCosts.ofItem * (Array.isArray(body) ? body.length : 0)
    const units = maxCosts.readUnits + more.readUnits + ofItems
    if (roundTrips <= maxCosts.roundTrips + more.roundTrips && readUnits <= units) continue
    const caller = 'token' in parts ? 'staff' : 'a visitor'
    found.push({ key, caller, query: parts.query, roundTrips, readUnits })
  }
  return found
}

test.each([
  ['scheduled', 'scheduledWithEnd', 'withdrawn', 'endedLongAgo', 'editorial', 'rewarded', ...endedStates],
  ['endsInAMoment', 'becomesEnding', 'message'],
])('a list costs what it answers with, among hundreds that it leaves out: %s …', async (...many) => {
  vi.useRealTimers()
  await useEmptyTable()
  token = await staffToken()
  createdIds = await createContent(token)
  vi.useFakeTimers({ toFake: ['Date'], now })
  await writeItems(catalogue(many))
  expect(await costly(many.length % 2)).toEqual([])
})
