import { describe, expect, test, vi } from 'vitest'
import { changeInBulk } from '#functions/coupon/bulk/change-in-bulk'
import { updateCoupon } from '#functions/coupon/coupon'
import { keyOfCoupon } from '#functions/coupon/keys'
import { keyOfDoubt } from '#functions/features/proof/keys'
import { tallyOf } from '#functions/features/proof/proof'
import { getItem } from '#table/read'
import { callApi } from '../../../support/api'
import { at } from '../../../support/content'
import { newStore } from '../../../support/one-store'
import {
  doubted,
  id,
  ledger,
  viewOffer,
  now,
  proof,
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

describe('an offer whose code, type or link staff change', () => {
  const change = (fields: object) => updateCoupon(id, { fields, versions: undefined }, at('10T12:00'))

  test.each([
    { couponCode: 'OTHER9' },
    { link: 'https://elsewhere.example/sale' },
    { type: 'deal' as const },
  ])('is not tested yet: %j', async (fields) => {
    await sayAll(['failed', 'failed', 'failed'])
    await testAs({ outcome: 'failed' })
    const { parts } = await proof()
    await change(fields)
    const { confidence: _, ...untestedYet } = untested
    expect(await proof()).toMatchObject({
      ...untestedYet,
      // What is known of the store stays.
      parts: { ...untested.parts, storeRate: parts.storeRate, storeSignals: parts.storeSignals },
    })
    expect(await doubted()).not.toContain(id)
    expect((await ledger()).map(({ ofBefore }: { ofBefore: boolean }) => ofBefore)).toEqual(
      Array(4).fill(true),
    )
  })

  test('is not tested yet in another store, whose votes stay as they are', async () => {
    await sayAll(['failed', 'failed', 'failed'])
    const other = await newStore({ name: 'Other' })
    const bulkId = '01JD0000000000000000000000'
    const moved = { bulkId, versions: undefined, edit: () => ({ storeId: other._id }) }
    await changeInBulk(id, moved, at('10T12:00'))
    expect(await proof()).toMatchObject({ total: 0, parts: { storeSignals: 0 } })
    expect(await doubted()).not.toContain(id)
  })

  test('takes answers anew, also of who spoke that day, and takes none away from what was said before', async () => {
    await sayAll(['worked', 'worked', 'worked'])
    await change({ couponCode: 'OTHER9' })
    await send(visitor(1), { outcome: 'failed' })
    await send(visitor(1), { outcome: 'worked' })
    expect(await proof()).toMatchObject({ total: 0, parts: { storeSignals: 3 } })
    await send(visitor(2), { outcome: 'worked' })
    const { body } = await send(visitor(3), { outcome: 'worked' })
    expect(body).toMatchObject({ worked: 3, total: 3, parts: { storeSignals: 6 } })
    const before = (await ledger()).map(({ ofBefore }: { ofBefore: boolean }) => ofBefore)
    expect(before.toSorted()).toEqual([false, false, false, true, true, true])
  })

  test('has whole counters, whatever is said while they change it', async () => {
    const many = Array.from({ length: 5 }, (_, network) => visitor(network + 1))
    for (const each of many) await viewOffer(each)
    await Promise.all([
      ...many.map((each) => send(each, { outcome: 'failed' })),
      change({ couponCode: 'OTHER9' }),
    ])
    const coupon = (await getItem(keyOfCoupon(id))) ?? {}
    const counted = (await ledger()).filter(({ ofBefore }: { ofBefore: boolean }) => !ofBefore).length
    expect([tallyOf(coupon)?.signals ?? 0, (await proof()).total]).toEqual([counted, counted])
    expect((await doubted()).includes(id)).toBe('doubtedAt' in coupon)
  })
})

describe('an offer that waits for staff', () => {
  test('that staff have found dead says so, and still waits to be withdrawn', async () => {
    const { body } = await testAs({ outcome: 'failed' })
    expect(body).toMatchObject({ state: 'checking', testOutcome: 'failed', testedAt: now, doubtedAt: now })
    expect(await doubted()).toContain(id)
  })

  test('waits no longer when it is withdrawn, and does again when it is restored', async () => {
    await sayAll(['failed', 'failed', 'failed'])
    const change = (fields: object) => updateCoupon(id, { fields, versions: undefined }, at('10T12:00'))
    await change({ withdrawn: true })
    expect(await doubted()).not.toContain(id)
    expect(await getItem(keyOfDoubt(id))).toBeUndefined()
    await change({ withdrawn: false })
    expect(await doubted()).toContain(id)
  })

  test('waits no longer once it has ended, unless staff give it another end', async () => {
    await sayAll(['failed', 'failed', 'failed'])
    const endAt = (endsAt: string) =>
      callApi('PUT /coupons/{id}', { params: { id }, json: { endsAt }, token })
    await endAt('2026-05-10T18:00Z')
    expect(await doubted()).toContain(id)
    expect((await getItem(keyOfDoubt(id)))?.expiresAt).toBe(Date.parse('2026-05-10T18:00Z') / 1000)
    vi.setSystemTime(at('10T18:00'))
    expect(await doubted()).not.toContain(id)
    await endAt('2026-05-12T18:00Z')
    expect(await doubted()).toContain(id)
    vi.setSystemTime(at('12T18:00'))
    expect(await doubted()).not.toContain(id)
    await endAt('2026-05-14T18:00Z')
    expect(await doubted()).toContain(id)
  })
})

describe('the list of staff', () => {
  const listed = async (query: Record<string, string>) => {
    const { body } = await callApi('GET /coupons', { query: { ...query, storeId }, token })
    return (body as { _id: string }[]).map(({ _id }) => _id)
  }

  test('has what nobody has tested, or what waits for a test', async () => {
    expect([await listed({ proof: 'never' }), await listed({ proof: 'checking' })]).toEqual([[id], []])
    await testAs({ outcome: 'failed' })
    expect([await listed({ proof: 'never' }), await listed({ proof: 'checking' })]).toEqual([[], [id]])
    const search = { search: 'zephyr', proof: 'checking' }
    expect([await listed(search), await listed({ ...search, type: 'deal' })]).toEqual([[id], []])
    await updateCoupon(id, { fields: { withdrawn: true }, versions: undefined }, at('10T12:00'))
    expect(await listed({ proof: 'checking' })).toEqual([])
  })
})
