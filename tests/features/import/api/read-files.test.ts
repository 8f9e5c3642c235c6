import { expect, test } from 'vitest'
import type { ImportRow } from '#domain/import/import'
import { refusedCsv } from '../../../../src/admin/features/import/refused-rows'
import { callApi } from '../../../support/api'
import { store, token, useOneStore } from '../../../support/one-store'
import { apply, check, type FeedRow, listCoupons, rowsOf, send, whole } from '../feed'

useOneStore()

test('columns that nobody knows are named by staff, and remembered', async () => {
  const file = 'Shop,Offer,Voucher\nZephyr,Sails,SAIL'
  const { body } = await send(file, { source: 'own' })
  expect(body).toMatchObject({
    state: 'unmapped',
    format: null,
    columns: ['Shop', 'Offer', 'Voucher'],
    counts: { new: 0 },
  })
  const mapping = JSON.stringify({ advertiser: 'Shop', title: 'Offer', code: 'Voucher' })
  expect((await send(file, { source: 'own', mapping })).body).toMatchObject({ counts: { new: 1 } })
  const again = (await send(file, { source: 'own' })).body
  expect(again).toMatchObject({ state: 'checked', counts: { new: 1 } })
  await whole(() => apply(again._id))
  const { length } = (await callApi('GET /imports', { token })).body
  expect(length, 'The file without a mapping is not listed.').toBe(2)
  // Without a link in the file it is that of the store.
  expect(await listCoupons()).toMatchObject([{ title: 'Sails', couponCode: 'SAIL', link: store.link }])
})

test.each([
  ['direct', 'https://www.shop.example.com', null],
  ['direct', 'https://sale.shop.example.com/a?b=1', null],
  [
    'direct',
    'https://evil.example/a',
    'Its link leads to evil.example, that of its store to shop.example.com.',
  ],
  ['direct', 'https://notshop.example.com', expect.stringContaining('leads to notshop.example.com')],
  ['tracking', 'https://network.example/1', null],
])('a new row shows its %s link %s, and tells of another site', async (column, link, reason) => {
  const columns = { direct: { link: 'To' }, tracking: { trackingLink: 'To' } }[column]
  const named = JSON.stringify({ advertiser: 'Shop', title: 'Offer', ...columns })
  const { _id, shops } = (
    await send(`Shop,Offer,To\nZephyr,A,${link}\nSoon,B,${link}`, { source: 'own', mapping: named })
  ).body
  const json = { key: shops[0].key, storeId: store._id }
  const changes = expect.arrayContaining([{ field: 'Link', before: null, after: link, isKept: false }])
  expect(await rowsOf(_id)).toMatchObject([
    { state: 'map', changes },
    { state: 'new', changes, reason },
  ])
  await callApi('PUT /imports/{id}/shops', { token, params: { id: _id }, json })
  const added = { state: 'new', changes, reason }
  expect(await rowsOf(_id)).toMatchObject([added, added])
})

test('refused rows are given in the columns of their file, to be mended and imported', async () => {
  const mapping = JSON.stringify({ advertiser: 'Shop', title: 'Offer', ends: 'Until' })
  const rows = ['Zephyr,,=1,2098-12-24', 'Zephyr,Old,b,2020-12-24', 'Zephyr,a,b,c,d', 'Zephyr,Sails,b,']
  const large = `Zephyr,,${'b'.repeat(20_000)},`
  const file = ['Shop,Offer,Note of ours,Until', ...rows, large].join('\n')
  const { _id, columns } = (await send(file, { source: 'own', mapping })).body
  const refused = (await rowsOf(_id, { state: 'refused' })).toSorted(byLine)
  const sent = [
    ['Zephyr', '', '=1', '2098-12-24'],
    ['Zephyr', 'Old', 'b', '2020-12-24'],
    ['Zephyr', 'a', 'b', 'c', 'd'],
    null,
  ]
  expect(refused.map(({ cells }: ImportRow) => cells)).toEqual(sent)
  expect(await rowsOf(_id, { state: 'new' })).toMatchObject([{ cells: null }])
  const mended = refusedCsv(columns, refused).replace('Zephyr,,', 'Zephyr,Hats,').replace('2020-', '2098-')
  const again = (await send(mended, { source: 'own' })).body
  expect(again).toMatchObject({ state: 'checked', counts: { new: 2, refused: 2 } })
  const ends = { field: 'Ends', after: '24 December 2098' }
  expect(await rowsOf(again._id, { state: 'new' })).toMatchObject([
    { title: 'Hats', changes: expect.arrayContaining([expect.objectContaining(ends)]) },
    { title: 'Old', changes: expect.arrayContaining([expect.objectContaining(ends)]) },
  ])
})

const byLine = (one: ImportRow, other: ImportRow) => Number(one.line) - Number(other.line)

test('what is first in dates is proved by the file, else asked, and remembered', async () => {
  const datesOf = async (rows: FeedRow[], fields?: Record<string, string>) => {
    const { _id, openDate, dateOrder, state } = await check(rows, fields)
    const [row] = state === 'checked' ? await rowsOf(_id) : []
    return { openDate, dateOrder, ends: row?.changes.at(-1).after }
  }
  const open = { lmd_id: '1', end_date: '03/04/2098' }
  expect(await datesOf([open])).toEqual({ openDate: '03/04/2098', dateOrder: null })
  const day = { dateOrder: 'day', ends: '3 April 2098' }
  expect(await datesOf([open, { lmd_id: '2', end_date: '24/12/2098' }])).toEqual(day)
  expect(await datesOf([open])).toEqual(day)
  const month = { dateOrder: 'month', ends: '4 March 2098' }
  expect(await datesOf([open], { source: 'us', dateOrder: 'month' })).toEqual(month)
})

test.each([
  ['Long '.repeat(50), 'Its title was shortened: it has 249 characters, and 200 fit.'],
  ['<b>20%</b> off', 'HTML was removed from its title.'],
  ['Socks & hats < 5', null],
])('a row says how its title was read: %s', async (title, reason) => {
  const { _id } = await check([{ lmd_id: '1', title }])
  expect(await rowsOf(_id)).toMatchObject([{ state: 'new', reason }])
})

test.each([
  [{ source: '' }, 'a', 'source', 'Source is required.'],
  [{ source: 'a/b' }, 'a', 'source', 'Source may have letters, digits and hyphens.'],
  [{ timeZone: 'Mars' }, 'a', 'timeZone', 'Time zone must be a name such as Europe/London.'],
  [{}, '{', 'file', 'This file is not valid JSON.'],
  [{}, '', 'file', 'The file is empty, or none was sent.'],
  [
    { mapping: '{"title":"Name","advertiser":"Shop"}' },
    'Shop,Title\nEbb,A',
    'mapping',
    'This file has no column Name.',
  ],
])('%j with the file %j is refused at its field', async (fields, file, field, message) => {
  const { status, body } = await send(file, fields)
  expect([status, body.fields]).toEqual([400, { [field]: message }])
})
