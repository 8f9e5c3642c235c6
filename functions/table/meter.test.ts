import { expect, test } from 'vitest'
import { countRequest, metered, type Usage } from './meter'

const request = (units = { read: 0, write: 0 }) =>
  countRequest(
    async () => Promise.resolve('ok'),
    () => units,
  )

const usageOf = (work: () => Promise<unknown>): Promise<Usage> =>
  metered(async (usage) => {
    await work()
    return usage
  })

test('requests in flight together are one round trip, consecutive requests are several', async () => {
  const usage = await usageOf(async () => {
    await Promise.all([request({ read: 1, write: 0 }), request({ read: 0.5, write: 0 })])
    await request({ read: 0, write: 4 })
  })
  expect(usage).toMatchObject({ requests: 3, roundTrips: 2, readUnits: 1.5, writeUnits: 4 })
})

test('a failed request is counted too', async () => {
  const usage = await usageOf(() =>
    countRequest(
      async () => Promise.reject(new Error('no')),
      () => ({ read: 1, write: 1 }),
    ).catch(() => undefined),
  )
  expect(usage).toMatchObject({ requests: 1, roundTrips: 1, readUnits: 0, writeUnits: 0 })
})

test('concurrent pieces of work are counted separately', async () => {
  const [one, two] = await Promise.all([
    usageOf(() => request()),
    usageOf(() => Promise.all([request(), request()])),
  ])
  expect([one.requests, two.requests]).toEqual([1, 2])
})
