import { expect, test } from 'vitest'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { sliceSize } from '#functions/features/import/apply-import'
import { undoImport } from '#functions/features/import/undo-import'
import { callApi, readPages } from '../../../support/api'
import { writeItems } from '../../../support/bulk-write'
import { unusedId } from '../../../support/content'
import { contradictions } from '../../../support/integrity'
import { newStore, store, token, useOneStore } from '../../../support/one-store'
import { refusal } from '../../../support/refusal'
import { allItems } from '../../../support/table-items'
import { whenSending } from '../../../support/when-sending'
import { apply, check, edit, feedOf, listCoupons, rowsOf, run, send, undo, whole } from '../feed'

useOneStore()

const counts = { conflict: 0, refused: 0, map: 0, new: 0, changed: 0, ended: 0, unchanged: 0, edited: 0 }

/** Coupons and what is known of offers, without imports. */
const written = async () =>
  (await allItems()).filter(({ pk }) => !/^(IMPORT|SOURCE|DEVICE|ROLE|SIGNOUT)#/.test(pk))

const titled = async (wanted: string) =>
  (await listCoupons()).find(({ title }: { title: string }) => title === wanted)

test('a file is checked, and nothing is written before it is applied', async () => {
  const before = await written()
  const { status, body } = await send(feedOf([{ lmd_id: '1' }, { lmd_id: '2', title: '' }]), {
    source: 'LMD UK',
  })
  expect({ status, body }).toEqual({
    status: 201,
    body: {
      _id: expect.any(String),
      fileName: 'offers.csv',
      source: 'lmd-uk',
      isFull: false,
      timeZone: 'UTC',
      format: 'LinkMyDeals CSV',
      columns: expect.arrayContaining(['lmd_id', 'smartlink']),
      dateOrder: null,
      state: 'checked',
      counts: { ...counts, new: 1, refused: 1 },
      known: 0,
      done: 0,
      failed: 0,
      skipped: [],
      shops: [],
      createdAt: expect.any(String),
      undoableUntil: null,
      version: 1,
    },
  })
  expect(await written()).toEqual(before)
  expect(await rowsOf(body._id)).toMatchObject([
    { line: 3, state: 'refused', reason: 'Title is required.', store: null },
    { line: 2, state: 'new', title: 'Jackets', shop: 'Zephyr', store: { _id: store._id }, couponId: null },
  ])
  expect((await callApi('GET /imports', { token })).body).toEqual([body])
  expect((await callApi('GET /sources', { token })).body).toMatchObject([
    { name: 'lmd-uk', isFull: false, timeZone: 'UTC', pulls: 'never', version: 1 },
  ])
})

test('new offers become coupons, and the same file again writes nothing', async () => {
  const rows = [{ lmd_id: '1' }, { lmd_id: '2', code: 'N/A', title: 'Hats' }]
  expect(await run(rows)).toMatchObject({ state: 'applied', done: 2, failed: 0 })
  expect([await titled('Hats'), await titled('Jackets')]).toMatchObject([
    { type: 'deal', couponCode: null },
    {
      type: 'coupon',
      couponCode: 'WIND15',
      percentageOff: 15,
      link: 'https://network.example/1',
      source: 'feed:lmd',
      storeId: { _id: store._id },
    },
  ])
  const before = await written()
  expect(await run(rows)).toMatchObject({ state: 'applied', counts: { ...counts, unchanged: 2 }, done: 0 })
  expect(await written()).toEqual(before)
})

test('what the feed changes is changed, what staff have edited stays and is a conflict', async () => {
  await run([{ lmd_id: '1' }, { lmd_id: '2', title: 'Hats' }])
  const hats = await titled('Hats')
  await edit(hats._id, { title: 'Warm hats' })
  const changed = { offer_value: '25%', title: 'Hats!!' }
  const { _id, counts: found } = await check([
    { lmd_id: '1', offer_value: '25%' },
    { lmd_id: '2', ...changed },
  ])
  expect(found).toEqual({ ...counts, changed: 1, conflict: 1 })
  expect(await rowsOf(_id, { state: 'conflict' })).toMatchObject([
    {
      couponId: hats._id,
      changes: [
        { field: 'Title', before: 'Warm hats', after: 'Hats!!', isKept: true },
        { field: 'Discount', before: '15% off', after: '25% off', isKept: false },
      ],
    },
  ])
  expect((await whole(() => apply(_id))).body).toMatchObject({ state: 'applied', done: 2, failed: 0 })
  expect([await titled('Warm hats'), await titled('Jackets')]).toMatchObject([
    { percentageOff: 25 },
    { percentageOff: 25 },
  ])
  expect((await check([{ lmd_id: '2', ...changed }])).counts).toEqual({ ...counts, edited: 1 })
})

test('what staff have edited is said of each file that does not change it, and nothing is written', async () => {
  const rows = ['1', '2', '3', '4'].map((lmd_id) => ({ lmd_id, title: `Offer ${lmd_id}` }))
  await run(rows)
  const [one, two, three] = await Promise.all(rows.slice(0, 3).map(({ title }) => titled(title)))
  await edit(one._id, { percentageOff: 33, link: 'https://zephyr.example/q/1' })
  await edit(two._id, { withdrawn: true })
  await callApi('DELETE /coupons/{id}', { token, params: { id: three._id } })
  // It is no change of the feed: staff have edited the one, and the feed changes the other.
  await edit((await titled('Offer 4'))._id, { terms: 'Once.' })
  const before = await written()
  const again = await run(rows)
  expect(again).toMatchObject({ counts: { ...counts, unchanged: 2, edited: 2 }, done: 0 })
  expect(await written()).toEqual(before)
  const kept = [
    { field: 'Link', before: 'https://zephyr.example/q/1', after: 'https://network.example/1', isKept: true },
    { field: 'Discount', before: '33% off', after: '15% off', isKept: true },
  ]
  const terms = { field: 'Terms', before: 'Once.', after: 'none', isKept: true }
  expect(await rowsOf(again._id, { state: 'edited' })).toMatchObject([
    { couponId: one._id, changes: kept },
    { changes: [terms] },
  ])
  expect((await rowsOf(again._id, { state: 'unchanged' })).map(reasonOf)).toEqual([
    'Its coupon is withdrawn here.',
    'Its coupon was deleted here.',
  ])
  const { _id } = await run([{ lmd_id: '4', title: 'Coats' }])
  const title = { field: 'Title', before: 'Offer 4', after: 'Coats', isKept: false }
  expect(await rowsOf(_id)).toMatchObject([{ state: 'changed', changes: [title, terms] }])
})

const reasonOf = ({ reason }: { reason: string | null }) => reason

test('a coupon that was edited between dry run and apply fails, and is named', async () => {
  await run([{ lmd_id: '1' }])
  const [coupon] = await listCoupons()
  const { _id } = await check([{ lmd_id: '1', title: 'Coats' }])
  await edit(coupon._id, { terms: 'Once.' })
  const skipped = [
    { couponId: coupon._id, title: 'Coats', message: 'Someone has edited it since the dry run.' },
  ]
  expect((await apply(_id)).body).toMatchObject({ state: 'applied', done: 1, failed: 1, skipped })
  expect(await listCoupons()).toMatchObject([{ title: 'Jackets', terms: 'Once.' }])
})

const many = (length: number, row: object = {}) =>
  Array.from({ length }, (_, at) => ({ lmd_id: String(at), title: `Offer ${at}`, ...row }))

test('what is missing in a full feed ends, in another one it does not', async () => {
  await run(many(4))
  expect((await check(many(3))).counts).toEqual({ ...counts, unchanged: 3 })
  const { _id, ...checked } = await check(many(3), { isFull: 'true' })
  expect(checked).toMatchObject({ counts: { ...counts, unchanged: 3, ended: 1 }, known: 4 })
  await whole(() => apply(_id))
  const ended = (await listCoupons()).filter(({ status }: { status: string }) => status === 'expired')
  expect(ended).toMatchObject([{ title: 'Offer 3' }])
  // Full is remembered. The offer that has ended is not known any more, and lives again where it comes back.
  expect((await check(many(3))).counts).toEqual({ ...counts, unchanged: 3 })
  const back = await run(many(4))
  expect(back).toMatchObject({ counts: { ...counts, unchanged: 3, changed: 1 }, known: 3 })
  expect((await listCoupons()).map(({ status }: { status: string }) => status)).toEqual(Array(4).fill('live'))
})

test('an end that staff have set stays', async () => {
  await run(many(4))
  const last = await titled('Offer 3')
  await edit(last._id, { endsAt: '2097-01-01' })
  expect((await check(many(3), { isFull: 'true' })).counts).toEqual({ ...counts, unchanged: 3, conflict: 1 })
})

test('an offer that its network suspends ends', async () => {
  await run(many(4))
  const rows = many(4).map((row) => (row.lmd_id === '0' ? { ...row, status: 'suspended' } : row))
  expect(await run(rows)).toMatchObject({ counts: { ...counts, unchanged: 3, ended: 1 } })
  expect(await check([{ lmd_id: '9', status: 'suspended' }])).toMatchObject({
    counts: { ...counts, refused: 1 },
  })
})

test('more than 30 % of the offers end only where that is confirmed', async () => {
  await run(many(4))
  const { _id } = await check(many(2), { isFull: 'true' })
  const before = await written()
  const { status, body } = await apply(_id)
  expect({ status, body }).toEqual({
    status: 409,
    body: refusal(409, 'conflict', 'It would end 2 of 4 offers. Please confirm that.'),
  })
  expect(await written()).toEqual(before)
  expect((await apply(_id, { confirmEnding: true })).body).toMatchObject({ state: 'applied', done: 2 })
})

test('a new row says which coupon of its store is the same offer, and is written all the same', async () => {
  await run([{ lmd_id: '1' }])
  const [{ _id: fed }] = await listCoupons()
  const deal = { storeId: store._id, title: 'Hats', type: 'deal', percentageOff: 15 }
  const json = { ...deal, link: 'https://network.example/1' }
  const { _id: ours } = (await callApi('POST /coupons/create', { token, json })).body
  const rows = [
    { lmd_id: '2', title: 'Else', code: 'wind15' },
    { lmd_id: '3', title: 'Hats', code: '' },
    { lmd_id: '4', title: 'Caps', code: '' },
    { lmd_id: '5', title: 'Caps', store: 'Unknown' },
  ]
  const { _id: id, shops } = await check(rows, { source: 'other' })
  const map = { key: shops[0].key, storeId: store._id }
  await callApi('PUT /imports/{id}/shops', { token, params: { id }, json: map })
  const same = { couponId: fed, source: 'feed:lmd' }
  const found = (await rowsOf(id)) as { line: number; sameAs: unknown }[]
  expect(Object.fromEntries(found.map(({ line, sameAs }) => [line, sameAs]))).toEqual({
    2: same,
    3: { couponId: ours, source: 'staff' },
    4: null,
    5: same,
  })
  expect((await whole(() => apply(id))).body).toMatchObject({ state: 'applied', done: 4, failed: 0 })
})

test('a shop that is no store waits, and the store that staff choose is remembered', async () => {
  const rows = [{ lmd_id: '1', store: 'Unknown & Sons' }, { lmd_id: '2' }]
  const { _id, shops } = await check(rows)
  expect(shops).toEqual([{ key: 'unknown & sons', name: 'Unknown & Sons', rows: 1 }])
  const map = (storeId: string) =>
    callApi('PUT /imports/{id}/shops', { token, params: { id: _id }, json: { key: shops[0].key, storeId } })
  expect(await map(unusedId)).toMatchObject({ status: 400, body: { message: 'This store does not exist.' } })
  const other = await newStore({ name: 'Sons' })
  const mapped = { state: 'checked', shops: [], counts: { ...counts, new: 2 } }
  expect((await map(other._id)).body).toMatchObject(mapped)
  // A repeated call, after a lost answer.
  expect((await map(other._id)).body).toMatchObject(mapped)
  await whole(() => apply(_id))
  expect((await listCoupons()).map(({ storeId }: { storeId: { name: string } }) => storeId.name)).toEqual(
    expect.arrayContaining(['Sons', 'Zephyr']),
  )
  expect((await check([{ lmd_id: '3', store: 'Unknown & Sons' }])).counts).toEqual({ ...counts, new: 1 })
  expect((await map(store._id)).body).toMatchObject({ state: 'applied', done: 2 })
})

test('rows of unknown shops create neither stores nor coupons', async () => {
  expect(await run([{ lmd_id: '1', store: 'Nobody' }])).toMatchObject({ state: 'applied', done: 0 })
  expect([await listCoupons(), (await callApi('GET /stores')).body.length]).toEqual([[], 1])
})

test('rows are read in pages, whose ends lie anywhere', async () => {
  const { _id } = await check([...many(60), { lmd_id: '' }])
  const pages = await readPages('GET /imports/{id}/rows', {
    token,
    params: { id: _id },
    query: { limit: '25' },
  })
  const lines = pages.map((page) => (page as { line: number }[]).map(({ line }) => line))
  expect(lines.map(({ length }) => length)).toEqual([25, 25, 11])
  expect(lines.flat()).toEqual([62, ...Array.from({ length: 60 }, (_, at) => at + 2)])
})

test('an import that is cut off goes on where it was, and writes nothing twice', async () => {
  const { _id } = await check(many(sliceSize + 20))
  // One says that it has begun.
  let left = 31
  const cut = whenSending(async (command, ask) => {
    if (command instanceof TransactWriteCommand && left-- <= 0) throw new Error('Cut off.')
    return ask()
  })
  expect((await apply(_id)).status).toBe(500)
  cut.mockRestore()
  expect(await listCoupons()).toHaveLength(30)
  expect((await callApi('DELETE /imports/{id}', { token, params: { id: _id } })).status).toBe(409)
  expect((await apply(_id)).body).toMatchObject({ state: 'applying', done: sliceSize })
  const [one, other] = await Promise.all([apply(_id), apply(_id)])
  expect([one.body.done, other.body.done]).toEqual([sliceSize + 20, sliceSize + 20])
  expect((await apply(_id)).body).toMatchObject({ state: 'applied', done: sliceSize + 20, failed: 0 })
  expect(await listCoupons()).toHaveLength(sliceSize + 20)
  expect(await contradictions()).toEqual([])
})

test('an import is undone: new coupons go, changed ones are as they were, edited ones stay', async () => {
  await run([{ lmd_id: '1' }, { lmd_id: '2', title: 'Hats' }])
  const before = await titled('Jackets')
  const changed = [
    { lmd_id: '1', title: 'Coats' },
    { lmd_id: '2', title: 'Caps' },
    { lmd_id: '3', title: 'Gloves' },
  ]
  const { _id } = await run(changed)
  const caps = await titled('Caps')
  await edit(caps._id, { terms: 'Once.' })
  expect(await rowsOf(_id, { state: 'new' })).toMatchObject([{ couponId: (await titled('Gloves'))._id }])
  const skipped = [{ couponId: caps._id, title: 'Caps', message: 'Someone has edited it since.' }]
  expect((await whole(() => undo(_id))).body).toMatchObject({ state: 'undone', done: 3, failed: 1, skipped })
  expect(await listCoupons()).toHaveLength(2)
  expect(await titled('Caps')).toMatchObject({ terms: 'Once.' })
  expect(await titled('Jackets')).toEqual({ ...before, version: 3 })
  // What is known of the offers is undone too: the file can be imported again.
  expect((await check(changed)).counts).toEqual({ ...counts, new: 1, changed: 1, edited: 1 })
  expect((await undo(_id)).body).toMatchObject({ state: 'undone' })
  expect((await apply(_id)).status).toBe(409)
  expect(await contradictions()).toEqual([])
})

test('a coupon that staff have deleted does not come back', async () => {
  await run([{ lmd_id: '1' }])
  const [{ _id: id }] = await listCoupons()
  await callApi('DELETE /coupons/{id}', { token, params: { id } })
  const again = await run([{ lmd_id: '1', title: 'Coats' }])
  expect(again).toMatchObject({ counts: { ...counts, unchanged: 1 } })
  expect(await listCoupons()).toEqual([])
})

test('the undo of bulk changes undoes an import too', async () => {
  const { _id: bulkId } = await run([{ lmd_id: '1' }])
  const { body } = await callApi('POST /coupons/bulk/{bulkId}/undo', { token, params: { bulkId } })
  expect(body).toEqual({ restored: 1, skipped: [], isDone: true })
  expect((await check([{ lmd_id: '1' }])).counts).toEqual({ ...counts, new: 1 })
})

test('an import that is older than an update is read, and neither applied nor undone', async () => {
  const { _id } = await check([{ lmd_id: '1' }])
  const { skipped: _, ...old } = (await allItems()).find(({ pk, sk }) => pk.endsWith(_id) && sk === 'IMPORT')!
  await writeItems([old])
  expect((await callApi('GET /imports/{id}', { token, params: { id: _id } })).body.skipped).toEqual([])
  const { status, body } = await apply(_id)
  expect([status, body.message]).toEqual([409, expect.stringContaining('Please send its file again')])
  expect((await undo(_id)).status).toBe(409)
})

test('an import is undone within 24 hours only, a dry run is discarded', async () => {
  const { _id } = await run([{ lmd_id: '1' }])
  const late = new Date(Date.now() + 25 * 3_600_000)
  await expect(undoImport(_id, late)).rejects.toThrow('An import can be undone within 24 hours.')
  const discard = (id: string) => callApi('DELETE /imports/{id}', { token, params: { id } })
  const refused = await discard(_id)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'This import was applied. Please undo it first.',
  ])
  const dry = await check([{ lmd_id: '2' }])
  expect([(await undo(dry._id)).status, (await discard(dry._id)).status]).toEqual([409, 204])
  expect((await apply(dry._id)).status).toBe(404)
  expect(await listCoupons()).toHaveLength(1)
})
