import { beforeEach, expect, test, vi } from 'vitest'
import type { Store } from '#domain/store/store'
import { undoWindow } from '#domain/deletion/undo-window'
import { purgeDeleted } from '#functions/registry/purge-deleted'
import { counterWrite } from '#functions/entity/counter'
import { couponItem } from '#functions/coupon/coupon'
import { deleteStore } from '#functions/store/deletion/delete-store'
import { imageKey } from '#functions/images/image-uses'
import { transact } from '#table/write'
import { faults, withFault } from '../faults/inject'
import { callApi } from '../support/api'
import { writeItems } from '../support/bulk-write'
import { at, couponForm, formDataOf, reviewForm } from '../support/content'
import { addMany, seen, useDeletableStores, tracesOf } from '../support/deletable-store'
import { stepsOf } from '../support/sample'
import { cleanUp } from '../support/handlers'
import { formOfStore, isStored, png } from '../support/image'
import { contradictions } from '../support/integrity'
import { allItems } from '../support/table-items'
import { testOfSources } from '../support/test-of-sources'

let token: string
let store: Store
let other: Store

beforeEach(async () => {
  ;({ token, store, other } = await useDeletableStores())
})

vi.setConfig({ testTimeout: 60_000 })

const remove = (id: string) => callApi('DELETE /stores/by-id/{id}', { token, params: { id } })

const finish = () => purgeDeleted(new Date(Date.now() + undoWindow + 1000))

/** Expects that no answer shows the deleted store, and that the other store is unchanged. */
async function expectOnlyTheOther(): Promise<void> {
  const { slug, ofStore, found, stats, ...lists } = await seen(store, token)
  expect([slug, ofStore, found]).toEqual([404, 404, []])
  expect(JSON.stringify(lists)).not.toContain(store._id)
  expect(stats).toEqual({ stores: 1, reviews: 2, blogs: 0 })
  expect([lists.stores.length, lists.coupons.length, lists.all.length]).toEqual([1, 3, 2])
  expect(await contradictions()).toEqual([])
}

test('a store is deleted with its slug, search entries, coupons and reviews, and the other store stays', async () => {
  const { status, body } = await remove(store._id)
  expect({ status, body }).toEqual({ status: 204, body: undefined })
  await expectOnlyTheOther()
  await finish()
  expect(await tracesOf(store)).toEqual([])
  await expectOnlyTheOther()
})

test('a store with many coupons and reviews is deleted, and the scheduled function removes the rest', async () => {
  await addMany(store._id, 31, 31)
  // The deletion is backdated, because the services refuse a wrong clock.
  await deleteStore(store._id, undefined, new Date(Date.now() - undoWindow - 1000))
  await expectOnlyTheOther()
  expect(await tracesOf(store)).not.toEqual([])
  await cleanUp()
  expect(await tracesOf(store)).toEqual([])
  await expectOnlyTheOther()
})

testOfSources(
  'a deletion that was cut off at any write shows no partial store, and another call finishes it',
  async () => {
    await addMany(other._id)
    const { requests, result } = await withFault(() => remove(other._id))
    // If a service was too slow, the call did not finish, and the number of requests means nothing.
    expect(result.status).toBe(204)
    expect(requests).toBeGreaterThan(12)
    for (const failing of stepsOf(requests)) {
      ;({ store } = await useDeletableStores())
      await addMany(store._id)
      await withFault(() => remove(store._id), { failing, fault: faults['is cut off'] })
      const { slug, coupons, reviews } = await seen(store, token)
      const left = [...coupons, ...reviews].filter(({ storeId }) => storeId._id === store._id).length
      expect([failing, left]).toEqual([failing, slug === 404 ? 0 : 33])
      expect([failing, await contradictions()]).toEqual([failing, []])

      // If only the answer was lost, nothing is left to delete.
      const { status } = await remove(store._id)
      expect([failing, status === 204 || status === 404]).toEqual([failing, true])
      const deletion = (await allItems()).find(({ sk }) => sk === 'DELETION')
      expect([failing, deletion]).toMatchObject([failing, { phase: 'hidden', hiddenCount: 34 }])
      expect([failing, await contradictions()]).toEqual([failing, []])
    }
  },
  120_000,
)

test('items that are hidden with their store cannot be changed, deleted or approved', async () => {
  const { body: pending } = await callApi('GET /reviews/pending', { token })
  const review = pending.find(({ storeId }: { storeId: Store }) => storeId._id === store._id)
  const { body: coupons } = await callApi('GET /stores/coupons/{storeId}', { params: { storeId: store._id } })
  await remove(store._id)
  const before = await allItems()
  const [ofReview, ofCoupon] = [review, coupons[0]].map(({ _id: id }) => ({ token, params: { id } }))
  const answers = [
    await callApi('PATCH /reviews/by-id/{id}/approve', ofReview),
    await callApi('PUT /reviews/{id}', { ...ofReview, json: { text: 'Still there?' } }),
    await callApi('DELETE /reviews/{id}', ofReview),
    await callApi('PUT /coupons/{id}', { ...ofCoupon, json: { title: 'Still there?' } }),
    await callApi('DELETE /coupons/{id}', ofCoupon),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect(await allItems()).toEqual(before)
})

test('items that an index shows only after the deletion are deleted too', async () => {
  await remove(store._id)
  await writeItems([couponItem(couponForm({ storeId: store._id }), at('03T08:00'))])
  await transact([counterWrite('COUPON', 1)])

  await finish()
  await finish()

  expect([await tracesOf(store), await contradictions()]).toEqual([[], []])
  expect((await remove(store._id)).status).toBe(404)
})

test('DynamoDB removes a deletion that nobody finishes, a month later', async () => {
  await remove(store._id)
  const left = (await allItems()).filter(
    (item) => item.storeId === store._id && ['COUPON', 'REVIEW', 'DELETION'].includes(item.sk),
  )
  expect(left).toHaveLength(6)
  for (const { expiresAt } of left) {
    expect(Number(expiresAt) * 1000 - Date.now()).toBeGreaterThan(29 * 24 * 60 * 60_000)
  }
})

test("its slug is free at once, and its logo and its reviewers' pictures are removed after the undo window", async () => {
  const logo = await png('maroon')
  const form = await formOfStore({ name: 'Boreas', slug: 'boreas', logo })
  const { body } = await callApi('POST /stores/create', { token, form })
  const review = { ...reviewForm({ storeId: body._id }), rating: '4', profilePicture: await png('olive') }
  const { body: written } = await callApi('POST /reviews/create', { form: formDataOf(review) })
  // The answer names no file while the picture waits for approval, but the stored item does.
  const stored = (await allItems()).find((item) => item.sk === 'REVIEW' && item._id === written._id)
  const images = [body.logo, stored?.profilePicture as string]
  expect(images[1]).toMatch(/^\/private\//)
  expect(await Promise.all(images.map(isStored))).toEqual([true, true])

  expect((await remove(body._id)).status).toBe(204)

  expect(await Promise.all(images.map(isStored))).toEqual([true, true])
  // Each call does a limited part of the work that is due.
  const remaining = async () => finish().then(() => Promise.all(images.map(isStored)))
  await expect.poll(remaining, { timeout: 30_000 }).toEqual([false, false])
  expect(await contradictions()).toEqual([])
  const again = await formOfStore({ name: 'Boreas', slug: 'boreas', logo })
  const created = await callApi('POST /stores/create', { token, form: again })
  expect([created.status, created.body.logo, await isStored(body.logo)]).toEqual([201, body.logo, true])
  expect((await allItems()).some(({ pk }) => pk === imageKey(body.logo.slice(7)).pk)).toBe(true)
})
