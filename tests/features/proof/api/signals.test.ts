import { describe, expect, test, vi } from 'vitest'
import { limits } from '#domain/api/limits'
import type { Rule } from '#domain/http/limits'
import { createCoupon, updateCoupon } from '#functions/coupon/coupon'
import { keyOfCoupon } from '#functions/coupon/keys'
import { keyOfVotes, ledgerOf } from '#functions/features/proof/keys'
import { tallyOf } from '#functions/features/proof/proof'
import { deleteStore } from '#functions/store/deletion/delete-store'
import { restoreStore } from '#functions/store/deletion/restore-store'
import { getItem, queryLast } from '#table/read'
import { callApi } from '../../../support/api'
import { at, couponForm } from '../../../support/content'
import {
  doubted,
  id,
  ledger,
  viewOffer,
  now,
  proof,
  say,
  sayAll,
  send,
  storeId,
  testAs,
  useOffer,
  visitor,
} from '../offer-of-signals'
import { untested } from '../untested'
import { allItems } from '../../../support/table-items'
import { sampleOf } from '../../../support/sample'

useOffer()

describe('what is known of an offer', () => {
  test('is a figure from three on, the same wherever the offer is read', async () => {
    await sayAll(['worked', 'worked', 'worked', 'partly', 'partly', 'partly'])
    const found = await proof()
    expect(found).toEqual({
      // Three of them on some things only.
      worked: 3,
      total: 6,
      confidence: 0.45,
      checkedAt: now,
      workedAt: now,
      testedAt: null,
      testOutcome: null,
      doubtedAt: null,
      state: 'works',
      parts: {
        // 2^(-5/6) + 2^(-4/6) + 2^(-3/6), and half of 2^(-2/6) + 2^(-1/6) + 1 in both.
        worked: 3.2,
        failed: 1.3,
        storeRate: expect.closeTo((4.5 + 1) / (6 + 2), 2),
        storeSignals: 6,
        halfLife: 30,
      },
    })
    const lists = await Promise.all([
      callApi('GET /coupons'),
      callApi('GET /stores/coupons/{storeId}', { params: { storeId } }),
    ])
    for (const { body } of lists) {
      expect(body.find(({ _id }: { _id: string }) => _id === id).proof).toEqual(found)
    }
  })

  test('of other offers of a store is where a new one begins', async () => {
    await sayAll(['worked', 'worked', 'worked', 'worked', 'worked', 'worked'])
    const other = await createCoupon(couponForm({ storeId, title: 'Other' }), at('09T08:00'))
    const { body } = await callApi('GET /coupons/{id}/signals', { params: { id: other._id } })
    expect(body).toMatchObject({ state: 'untested', parts: { storeRate: 0.88 } })
    expect(body.confidence).toBeGreaterThan(0.4)
  })

  test('stays when staff edit the offer, and when its store is deleted and restored', async () => {
    await sayAll(['failed', 'failed', 'failed', 'failed'])
    const before = await proof()
    await updateCoupon(id, { fields: { title: 'Renamed' }, versions: undefined }, at('10T12:00'))
    expect(await proof()).toEqual(before)
    await deleteStore(storeId, undefined, at('10T12:00'))
    expect(await doubted()).not.toContain(id)
    expect((await send(visitor(1), { outcome: 'worked' })).status).toBe(404)
    await restoreStore(storeId, at('10T12:00'))
    expect(await proof()).toEqual(before)
    expect(await doubted()).toContain(id)
  })
})

describe('a signal', () => {
  test('is taken from one who has looked at the offer on that day alone', async () => {
    const { status, body } = await send(visitor(1), { outcome: 'worked' })
    expect([status, body.error, body.message]).toEqual([
      409,
      'conflict',
      'Open the offer before you say whether it worked.',
    ])
    const other = await createCoupon(couponForm({ storeId }), at('02T08:00'))
    await viewOffer(visitor(1), other._id)
    expect((await send(visitor(1), { outcome: 'worked' })).status).toBe(409)
    await viewOffer(visitor(1))
    vi.setSystemTime(at('11T00:00'))
    expect((await send(visitor(1), { outcome: 'worked' })).status).toBe(409)
    expect(await queryLast(ledgerOf(id), 10)).toEqual([])
  })

  test('is taken from a browser whose view was one too many to count', async () => {
    for (let browser = 0; browser < 5; browser++)
      await viewOffer({ ...visitor(1), userAgent: `Browser ${browser}` })
    expect((await send({ ...visitor(1), userAgent: 'Browser 4' }, { outcome: 'worked' })).status).toBe(200)
  })

  test.each(
    sampleOf(
      ['', 'curl/8.5.0', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
      3,
    ),
  )('of what calls itself a program or nothing is answered and not counted: %s', async (userAgent) => {
    const program = { ...visitor(1), userAgent }
    await viewOffer(program)
    const { status, body } = await send(program, { outcome: 'worked' })
    expect([status, body]).toEqual([200, untested])
    expect([await proof(), await ledger()]).toEqual([untested, []])
  })

  test('is one for each visitor, offer and day, however often it is sent', async () => {
    await viewOffer(visitor(1))
    const answers = []
    for (let sent = 0; sent < 3; sent++) answers.push(await send(visitor(1), { outcome: 'worked' }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await ledger()).length).toBe(1)
    vi.setSystemTime(at('11T12:00'))
    await say(visitor(1), 'worked')
    expect((await ledger()).length).toBe(2)
  })

  test('can be changed on that day, as if it had always been so', async () => {
    await sayAll(['worked', 'worked', 'worked'])
    const before = tallyOf((await getItem(keyOfCoupon(id))) ?? {})
    for (const outcome of ['failed', 'partly', 'worked']) {
      vi.setSystemTime(Date.now() + 3_600_000)
      await send(visitor(2), { outcome })
    }
    const after = tallyOf((await getItem(keyOfCoupon(id))) ?? {})
    expect(after).toMatchObject({ signals: 3, failed: 0 })
    expect(Math.abs((after?.people ?? 0) / (before?.people ?? 1) - 1)).toBeLessThan(0.01)
    expect((await ledger()).length).toBe(3)
  })

  test('that is taken back says again when the offer had last worked before', async () => {
    await sayAll(['worked', 'worked', 'worked'])
    vi.setSystemTime(at('10T14:00'))
    expect((await say(visitor(4), 'worked')).body.workedAt).toBe('2026-05-10T14:00:00.000Z')
    vi.setSystemTime(at('10T15:00'))
    const { body } = await send(visitor(4), { outcome: 'failed' })
    expect(body).toMatchObject({ total: 3, workedAt: now, checkedAt: now })
  })

  test('has a reason that staff read', async () => {
    await say(visitor(1), 'partly', '  Shoes   <b>only</b>  ')
    expect(await ledger()).toEqual([
      {
        at: now,
        source: 'visitor',
        outcome: 'partly',
        text: 'Shoes <b>only</b>',
        by: null,
        counted: false,
        uncounted: 'waiting',
        network: expect.stringMatching(/^[\w-]{22}$/),
        ofBefore: false,
      },
    ])
    await send(visitor(1), { outcome: 'partly', reason: 'Sale items too' })
    expect(await ledger()).toEqual([expect.objectContaining({ text: 'Sale items too' })])
  })

  test('is kept for 180 days, under a pseudonym', async () => {
    await say({ sourceIp: '198.51.100.77', userAgent: 'An unusual browser' }, 'worked')
    const [signal] = await queryLast(ledgerOf(id), 10)
    expect(signal?.expiresAt).toBe(Date.parse(now) / 1000 + 180 * 86_400)
    const items = (await allItems()).filter(({ pk }) => pk.includes(id))
    expect(items.map(({ pk }) => pk)).toContain(keyOfVotes(id, 0).pk)
    expect(JSON.stringify(items)).not.toMatch(/198\.51\.100|unusual/)
  })

  test('is refused after many of one address, in a way that ends within a minute', async () => {
    await viewOffer(visitor(250))
    const rule: Rule = limits['POST /coupons/{id}/signals'][0]
    vi.spyOn(rule, 'count', 'get').mockReturnValue(4)
    for (let sent = 0; sent < rule.count; sent++)
      await send(visitor(250), { outcome: sent % 2 ? 'failed' : 'worked' })
    const { status, headers } = await send(visitor(250), { outcome: 'worked' })
    expect([status, Number(headers['retry-after']) <= 60]).toEqual([429, true])
    await viewOffer(visitor(251))
    expect((await send(visitor(251), { outcome: 'worked' })).status).toBe(200)
  })
})

describe('signals of one network', () => {
  test('are one, whoever sends them', async () => {
    await sayAll([...Array(9).fill('worked'), 'failed', 'failed', 'failed', 'worked', 'worked'], 20)
    const before = await proof()
    for (let host = 1; host <= 4; host++) await say(visitor(9, host), 'failed')
    const after = await proof()
    expect([before.total, after.total, after.state]).toEqual([14, 15, 'works'])
    const counted = (await ledger()).filter(({ counted: is }: { counted: boolean }) => is)
    expect([(await ledger()).length, counted.length]).toEqual([18, 15])
  })

  test.each([
    ['an IPv4 block', ['203.0.113.1', '203.0.113.200']],
    ['an IPv6 network of 48 bits', ['2001:db8:1:1::1', '2001:db8:1:ffff::1']],
  ])('are those of %s', async (_, addresses) => {
    await sayAll(['worked', 'worked', 'worked'])
    for (const sourceIp of addresses) await say({ sourceIp, userAgent: 'Firefox' }, 'worked')
    expect((await proof()).total).toBe(4)
  })

  test('stay the first visitor’s, who alone changes what counts', async () => {
    await sayAll(['worked', 'worked', 'worked', 'worked'])
    await say(visitor(1, 2), 'failed')
    await send(visitor(1, 2), { outcome: 'partly' })
    expect(await proof()).toMatchObject({ worked: 4, total: 4 })
    await send(visitor(1, 1), { outcome: 'failed' })
    expect(await proof()).toMatchObject({ worked: 3, total: 3 })
    await send(visitor(2, 1), { outcome: 'failed' })
    // Two are no verdict.
    expect(await proof()).toEqual(untested)
  })
})

describe('at the same moment', () => {
  test('signals of many visitors all count', async () => {
    const many = Array.from({ length: 6 }, (_, network) => visitor(network + 1))
    for (const each of many) await viewOffer(each)
    const answers = await Promise.all(many.map((each) => send(each, { outcome: 'worked' })))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(await proof()).toMatchObject({ worked: 6, total: 6 })
    expect(tallyOf((await getItem(keyOfCoupon(id))) ?? {})?.signals).toBe(6)
  })

  test('the same signal twice counts once', async () => {
    await viewOffer(visitor(1))
    const twice = await Promise.all([1, 2].map(() => send(visitor(1), { outcome: 'worked' })))
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect((await ledger()).length).toBe(1)
  })

  test('two of one network count once', async () => {
    await sayAll(['worked', 'worked', 'worked'], 10)
    await viewOffer(visitor(1, 1))
    await viewOffer(visitor(1, 2))
    await Promise.all([1, 2].map((host) => send(visitor(1, host), { outcome: 'worked' })))
    expect(await proof()).toMatchObject({ total: 4 })
    const counted = (await ledger()).filter(({ counted: is }: { counted: boolean }) => is)
    expect([(await ledger()).length, counted.length]).toEqual([5, 4])
  })

  test('two changes of one signal leave one of them', async () => {
    await sayAll(['worked', 'worked', 'worked', 'failed', 'failed', 'failed', 'partly', 'partly', 'partly'])
    await send(visitor(9), { outcome: 'worked' })
    await say(visitor(10), 'worked')
    await Promise.all(['failed', 'partly'].map((outcome) => send(visitor(10), { outcome })))
    const counted = (await ledger()).filter(({ counted: is }: { counted: boolean }) => is).length
    const signals = (await getItem(keyOfCoupon(id)))?.proofSignals
    expect([await proof(), signals]).toEqual([
      expect.objectContaining({ worked: 4, total: counted }),
      counted,
    ])
  })
})

describe('an offer that does not work', () => {
  test('is being checked, still listed, and waits for staff', async () => {
    expect(await doubted()).not.toContain(id)
    await sayAll(['failed', 'failed'])
    expect([await proof(), await doubted()]).toEqual([untested, expect.arrayContaining([id])])
    await say(visitor(3), 'failed')
    expect((await proof()).state).toBe('checking')
    expect(await doubted()).toContain(id)
    const { body } = await callApi('GET /stores/coupons/{storeId}', { params: { storeId } })
    expect(body.map(({ _id }: { _id: string }) => _id)).toContain(id)
  })

  test('waits no longer once staff say that it works, and does at once when they say the opposite', async () => {
    await sayAll(['failed', 'failed', 'failed', 'failed'])
    const { status, body } = await testAs({ outcome: 'worked', note: 'At the till.\nWith a full basket.' })
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ state: 'works', testedAt: now, workedAt: now }),
    ])
    expect(await doubted()).not.toContain(id)
    await say(visitor(9), 'worked')
    expect(await doubted()).not.toContain(id)
    expect((await testAs({ outcome: 'failed' })).body).toMatchObject({ state: 'checking' })
    expect(await doubted()).toContain(id)
  })
})

describe('a test by staff', () => {
  test('counts three times as much as a visitor, and is in the ledger with its author and note', async () => {
    await testAs({ outcome: 'worked', note: ' Tried it. ' })
    expect(await proof()).toMatchObject({
      // The figure is of visitors.
      worked: 0,
      total: 0,
      state: 'works',
      testOutcome: 'worked',
      parts: { worked: 3, failed: 0 },
    })
    expect(await ledger()).toEqual([
      {
        at: now,
        source: 'staff',
        outcome: 'worked',
        text: 'Tried it.',
        by: 'someone@example.com',
        counted: true,
        ofBefore: false,
      },
    ])
  })

  test('replaces the one of that day', async () => {
    await testAs({ outcome: 'worked' })
    await testAs({ outcome: 'failed' })
    expect(await proof()).toMatchObject({ testOutcome: 'failed', parts: { worked: 0, failed: 3 } })
  })
})
