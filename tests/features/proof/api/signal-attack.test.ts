import { expect, test, vi } from 'vitest'
import { createCoupon } from '#functions/coupon/coupon'
import { callApi } from '../../../support/api'
import { at, couponForm } from '../../../support/content'
import { exhaustive } from '../../../support/sample'
import {
  doubted,
  id,
  ledger,
  viewOffer,
  proof,
  say,
  sayAll,
  send,
  storeId,
  testAs,
  token,
  useOffer,
  visitor,
} from '../offer-of-signals'
import { untested } from '../untested'

useOffer()

async function shown() {
  const { body } = await callApi('GET /stores/coupons/{storeId}', { params: { storeId } })
  return (body as { _id: string; proof: { state: string } }[]).map(({ _id, proof: each }) => ({
    _id,
    ...each,
  }))
}

async function createOffers(count: number): Promise<string[]> {
  const ids = []
  for (let index = 0; index < count; index++)
    ids.push((await createCoupon(couponForm({ storeId, title: `Offer ${index}` }), at('02T08:00')))._id)
  return ids
}

async function sayNo(network: number, host: number, offers: readonly string[]) {
  for (const offer of offers) {
    await viewOffer(visitor(network, host), offer)
    expect((await send(visitor(network, host), { outcome: 'failed' }, offer)).status).toBe(200)
  }
}

const hosts = exhaustive ? [1, 2, 3, 4] : [1]
const voidNetwork = (json: object) => callApi('POST /coupons/void-network', { json, token })
const today = async () => (await callApi('GET /coupons/doubted/today', { token })).body

test.each(exhaustive ? ['four'] : [])(
  'many strangers of %s networks put four of twelve offers in doubt at most',
  async () => {
    const offers = [...(await createOffers(11)), id]
    // A good past, which one answer must not touch either.
    await sayAll(['worked', 'worked', 'worked', 'worked'], 50)
    const before = await shown()
    const from = (network: number) => [...offers.slice(3 * network), ...offers.slice(0, 3 * network)]
    for (const network of [1, 2])
      for (const host of hosts) await sayNo(network, host, network === 1 ? offers : from(1))
    expect(await shown()).toEqual(before)
    for (const network of [3, 4]) for (const host of hosts) await sayNo(network, host, offers)
    const states = (await shown()).map(({ state }) => state)
    expect(states.filter((state) => state === 'checking').length).toBeLessThanOrEqual(4)
    expect((await doubted()).length).toBeLessThanOrEqual(4 * 3)
  },
  120_000,
)

test.each(['worked', 'failed', 'partly'])(
  'one network changes nothing that visitors see, on however many days: %s',
  async (outcome) => {
    for (const day of ['10', '11', '12', '13', '14']) {
      vi.setSystemTime(at(`${day}T12:00`))
      await say(visitor(7), outcome)
    }
    expect(await proof()).toEqual(untested)
    expect((await doubted()).includes(id)).toBe(outcome === 'failed')
  },
)

test('three networks are enough on several days too', async () => {
  for (const [host, day] of [10, 12, 14].entries()) {
    vi.setSystemTime(at(`01T12:00`).getTime() + (day - 1) * 86_400_000)
    await say({ sourceIp: `198.${host + 60}.1.1`, userAgent: 'Firefox' }, 'failed')
  }
  expect((await proof()).state).toBe('checking')
})

test('visitors put so many offers in doubt on a day, and then staff decide', async () => {
  const offers = await createOffers(6)
  for (const [n, offer] of offers.entries())
    for (const network of [1, 2, 3]) await sayNo(n * 10 + network, 1, [offer])
  expect(await today()).toEqual({ count: 5, most: 5, isStopped: true })
  const states = new Map((await shown()).map(({ _id, state }) => [_id, state]))
  expect(offers.map((offer) => states.get(offer))).toEqual([...Array(5).fill('checking'), 'untested'])
  // Staff are asked all the same.
  expect(await doubted()).toEqual(expect.arrayContaining(offers))
  expect((await testAs({ outcome: 'failed' })).body.state).toBe('checking')
  vi.setSystemTime(at('11T12:00'))
  expect(await today()).toEqual({ count: 0, most: 10, isStopped: false })
})

test('staff take back all that a network said on a day, and the doubts that came of it', async () => {
  const [other = ''] = await createOffers(1)
  await sayAll(['worked', 'worked', 'worked'], 20)
  const before = await shown()
  for (const network of [1, 2, 3]) await sayNo(network, 1, [id, other])
  expect((await shown()).find(({ _id }) => _id === other)?.state).toBe('checking')
  expect((await proof()).total).toBe(6)
  const vote = (await ledger()).find(({ outcome }: { outcome: string }) => outcome === 'failed')
  const { status, body } = await voidNetwork({ day: '2026-05-10', network: vote.network })
  expect([status, body]).toEqual([200, { offers: 2 }])
  expect(await shown()).toEqual(before)
  expect(await today()).toMatchObject({ count: 0 })
  // The two others still ask staff to look.
  expect(await doubted()).toEqual(expect.arrayContaining([id, other]))
  const reasons = (await ledger()).map(({ outcome, uncounted }: { outcome: string; uncounted?: string }) =>
    outcome === 'failed' ? uncounted : 'said otherwise',
  )
  expect(reasons.filter((reason: string) => reason === 'voided').length).toBe(1)
  expect(reasons.filter((reason: string) => reason === 'waiting').length).toBe(2)
  // Again does nothing more, and that network is heard no more on that day.
  expect((await voidNetwork({ day: '2026-05-10', network: vote.network })).body).toEqual({ offers: 0 })
})
