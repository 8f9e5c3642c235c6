import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test, vi } from 'vitest'
import type { ClickCount } from '#domain/click/click'
import { couponChangesSchema, couponFormSchema } from '#domain/coupon/coupon'
import { createCoupon, coupons, updateCoupon } from '#functions/coupon/coupon'
import { keyOfClickCount } from '#functions/features/click/keys'
import { deleteStore } from '#functions/store/deletion/delete-store'
import { updateStore } from '#functions/store/store'
import { visitorKeys } from '#functions/rate-limit/keys'
import { getItem } from '#table/read'
import { callApi } from '../../../support/api'
import { couponForm, unusedId } from '../../../support/content'
import { clicksBy, couponId, storeId, storeName, today, withClickedOffer } from '../clicked-offer'
import { firefox, followLink } from '../follow-link'
import { testOfSources } from '../../../support/test-of-sources'
import { whenSending } from '../../../support/when-sending'

withClickedOffer()

const slug = () => storeName().toLowerCase().replace(' ', '-')

const noClicks: ClickCount[] = []

/** Follows links one after the other. Each is counted before the next: a count may end after its answer. */
async function followInTurn(links: Parameters<typeof followLink>[]) {
  for (const [before, link] of links.entries()) {
    await followLink(...link)
    const counted = async () => {
      const all = await clicksBy('day')
      return all.reduce((sum, { clicks, repeats }) => sum + clicks + repeats, 0)
    }
    await expect.poll(counted).toBe(before + 1)
  }
}

describe('a link', () => {
  test('of a coupon leads to its stored link, with offer and place, and is kept by no cache', async () => {
    expect(await followLink({ couponId }, { query: { p: 'dialog' } })).toEqual({
      status: 302,
      headers: {
        location: `https://shop.example.com/sale?clickref=${couponId}-dialog`,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      },
      body: undefined,
    })
  })

  test('of a store leads to its own, also by a former slug', async () => {
    const location = `https://shop.example.com?clickref=${storeId}-store`
    expect((await followLink({ slug: slug() }, { query: { p: 'store' } })).headers.location).toBe(location)
    await updateStore(storeId, { fields: { slug: `boreas-${slug()}` }, versions: undefined }, new Date())
    expect((await followLink({ slug: slug() }, { query: { p: 'store' } })).headers.location).toBe(location)
  })

  test('leads through the network of its store', async () => {
    const linkTemplate = 'https://n.example/?mid={MID}&to={URL}'
    const fields = { linkTemplate, advertiserId: '12', subIdParam: null }
    await updateStore(storeId, { fields, versions: undefined }, new Date())
    const to = encodeURIComponent('https://shop.example.com/sale')
    expect((await followLink({ couponId })).headers.location).toBe(`https://n.example/?mid=12&to=${to}`)
  })

  test.each([unusedId, 'nothing', '%', '<script>', 'x'.repeat(3000)])(
    'of an unknown coupon or store is a page that says so: %.20s',
    async (unknown) => {
      const answers = [await followLink({ couponId: unknown }), await followLink({ slug: unknown })]
      for (const { status, headers, body } of answers) {
        expect([status, headers['content-type'], headers['cache-control']]).toEqual([
          404,
          'text/html; charset=utf-8',
          'no-store',
        ])
        expect(body).toContain('There is no offer at this address.')
        expect(body).not.toContain('<script>')
      }
      expect(await clicksBy('day')).toEqual(noClicks)
    },
  )

  test('of a deleted coupon or store leads nowhere', async () => {
    const other = await createCoupon(couponForm({ storeId }), new Date())
    await coupons.remove(other._id, undefined, new Date())
    expect((await followLink({ couponId: other._id })).status).toBe(404)
    await deleteStore(storeId, undefined, new Date())
    expect((await followLink({ couponId })).status).toBe(404)
    expect((await followLink({ slug: slug() })).status).toBe(410)
  })

  test('of an offer that has ended or was withdrawn leads to its store, with the reason, and is not counted', async () => {
    const now = Date.now()
    const dates = { startsAt: new Date(now - 2000).toISOString(), endsAt: new Date(now).toISOString() }
    const ended = await createCoupon(
      couponFormSchema.parse({ ...couponForm({ storeId }), ...dates, endsPrecision: 'instant' }),
      new Date(),
    )
    expect((await followLink({ couponId: ended._id })).headers.location).toBe(
      `/store/${slug()}?offer=expired`,
    )
    const change = { fields: couponChangesSchema.parse({ withdrawn: true }), versions: undefined }
    await updateCoupon(couponId, change, new Date())
    expect((await followLink({ couponId })).headers.location).toBe(`/store/${slug()}?offer=gone`)
    expect(await clicksBy('day')).toEqual(noClicks)
  })

  test('of an offer that has not started leads nowhere yet', async () => {
    const startsAt = new Date(Date.now() + 1000).toISOString()
    const form = couponFormSchema.parse({ ...couponForm({ storeId }), startsAt })
    const { _id } = await createCoupon(form, new Date())
    expect((await followLink({ couponId: _id })).status).toBe(404)
    vi.setSystemTime(new Date(startsAt))
    expect((await followLink({ couponId: _id })).status).toBe(302)
  })
})

describe('a click', () => {
  test('counts once for each visitor, offer and day, and repeats are kept apart', async () => {
    const other = await createCoupon(couponForm({ storeId }), new Date())
    const ways = [
      {},
      {},
      { query: { p: 'dialog' } },
      { sourceIp: '203.0.113.2' },
      { userAgent: `${firefox} 2` },
    ]
    await followInTurn([
      ...ways.map((way): Parameters<typeof followLink> => [{ couponId }, { query: { p: 'card' }, ...way }]),
      [{ couponId: other._id }, { query: { p: 'card' } }],
      [{ slug: slug() }, { query: { p: 'store' } }],
    ])
    expect(await clicksBy('coupon')).toEqual([
      { key: couponId, clicks: 3, repeats: 2 },
      { key: other._id, clicks: 1, repeats: 0 },
    ])
    expect(await clicksBy('store')).toEqual([{ key: storeId, clicks: 5, repeats: 2 }])
    expect(await clicksBy('placement')).toEqual([
      { key: 'card', clicks: 4, repeats: 1 },
      { key: 'store', clicks: 1, repeats: 0 },
      { key: 'dialog', clicks: 0, repeats: 1 },
    ])
    expect(await clicksBy('day')).toEqual([{ key: today(), clicks: 5, repeats: 2 }])
  })

  test('of many visitors at the same time is counted for each', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, host) => followLink({ couponId }, { sourceIp: `203.0.113.${host}` })),
    )
    await expect.poll(() => clicksBy('day')).toEqual([{ key: today(), clicks: 12, repeats: 0 }])
  })

  test.each<[string, Parameters<typeof followLink>[1]]>([
    ['a HEAD', { method: 'HEAD' }],
    ['a program', { userAgent: 'curl/8.5.0' }],
    ['a prefetch', { headers: { 'sec-purpose': 'prefetch;prerender', 'sec-fetch-dest': 'document' } }],
    ['a picture of a page', { headers: { 'sec-fetch-dest': 'image' } }],
  ])('by %s is led on and not counted', async (_, parts) => {
    expect((await followLink({ couponId }, parts)).status).toBe(302)
    expect(await clicksBy('day')).toEqual(noClicks)
  })

  test('of a browser that says that it opens a page is counted', async () => {
    await followLink({ couponId }, { headers: { 'sec-fetch-dest': 'document', purpose: '' } })
    await expect.poll(() => clicksBy('day')).toEqual([{ key: today(), clicks: 1, repeats: 0 }])
  })

  test('tells nobody who it was', async () => {
    const userAgent = `${firefox} An unusual browser`
    await followInTurn([[{ couponId }, { sourceIp: '203.0.113.99', userAgent }]])
    const count = await getItem(keyOfClickCount(today(), { storeId, couponId }, 'other'))
    const salt = await getItem(visitorKeys.salt(today()))
    expect(count).toEqual({
      ...keyOfClickCount(today(), { storeId, couponId }, 'other'),
      clicks: 1,
      repeats: 0,
      expiresAt: expect.any(Number),
    })
    expect(JSON.stringify([count, salt])).not.toMatch(/203\.0\.113\.99|unusual/)
  })
})

/** Lets writes fail, or never be answered. */
const breakWrites = (how: 'fail' | 'hang') =>
  whenSending(async (command, send) => {
    if (!(command instanceof UpdateCommand)) return send()
    return how === 'fail' ? Promise.reject(new Error('away')) : new Promise(() => {})
  })

testOfSources.each(['fail', 'hang'] as const)(
  'counts that %s change no answer, and are in the log',
  async (how) => {
    await followLink({ couponId })
    breakWrites(how)
    vi.stubEnv('LOG_LEVEL', 'info')
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    const started = performance.now()
    const { status, headers } = await followLink({ couponId })
    vi.unstubAllEnvs()
    expect([status, headers.location]).toEqual([
      302,
      expect.stringContaining('https://shop.example.com/sale'),
    ])
    expect(performance.now() - started).toBeLessThan(1000)
    expect(JSON.parse(log.mock.calls[0]?.[0])).toMatchObject({
      status: 302,
      error: { message: how === 'fail' ? 'away' : 'Not counted within 100 ms.' },
    })
  },
)

testOfSources('a link whose offer cannot be read is a page that says so', async () => {
  whenSending(() => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })))
  const { status, headers, body } = await followLink({ couponId })
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
  expect(body).toContain('The service is not available at the moment. Please try again.')
})

describe('a click that a page reports', () => {
  const report = (json: object, parts: object = {}) =>
    callApi('POST /clicks', { json, sourceIp: '203.0.113.1', userAgent: firefox, ...parts })

  test('counts like one that was led on', async () => {
    await followInTurn([[{ couponId }, { query: { p: 'card' } }]])
    const answers = [
      await report({ couponId, placement: 'dialog' }),
      await report({ storeId, placement: 'store' }),
      await report({ couponId, placement: 'dialog' }, { headers: { 'sec-fetch-site': 'same-origin' } }),
    ]
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [204, undefined]))
    await expect
      .poll(() => clicksBy('placement'))
      .toEqual([
        { key: 'card', clicks: 1, repeats: 0 },
        { key: 'store', clicks: 1, repeats: 0 },
        { key: 'dialog', clicks: 0, repeats: 2 },
      ])
  })

  test.each([
    [{ placement: 'card' }, 'couponId', 'A coupon or a store is required.'],
    [{ couponId: 'x', placement: 'card' }, 'couponId', 'This is not a valid id.'],
  ])('of %j is refused, and the field is named', async (json, field, message) => {
    const { status, body } = await report(json)
    expect([status, body.fields[field]]).toEqual([400, message])
  })

  test.each([
    ['coupon', { couponId: unusedId }],
    ['store', { storeId: unusedId }],
  ])('of an unknown %s is not found', async (thing, offer) => {
    const { status, body } = await report({ ...offer, placement: 'card' })
    const message = `There is no such ${thing}.`
    expect([status, body.message, body.fields]).toEqual([404, message, { [`${thing}Id`]: message }])
  })

  test.each([
    ['has expired', { endsAt: '2001-01-01' }],
    ['has not started', { startsAt: '2099-01-01' }],
    ['was withdrawn', { withdrawn: true }],
  ])('on an offer that %s is answered and not counted', async (_, changes) => {
    const fields = couponChangesSchema.parse(changes)
    await updateCoupon(couponId, { fields, versions: undefined }, new Date())
    expect((await report({ couponId, placement: 'dialog' })).status).toBe(204)
    expect(await clicksBy('day')).toEqual(noClicks)
  })

  test('of a program is answered and not counted', async () => {
    expect((await report({ couponId, placement: 'card' }, { userAgent: 'curl/8.5.0' })).status).toBe(204)
    expect(await clicksBy('day')).toEqual(noClicks)
  })
})
