import { expect, test } from 'vitest'
import { dateOrderIn } from './date-order'
import type { FeedFormat } from './feed-formats'

const format: FeedFormat = { network: 'ours', name: 'Ours', has: [], columns: { ends: ['ends'] } }

const orderIn = (...ends: string[]) =>
  dateOrderIn(
    ends.map((each, line) => ({ line, cells: { ends: each } })),
    format,
  )

test.each([
  [['03/04/2026', '24/12/2026 23:59'], { order: 'day' }],
  [['03/04/2026', '12/24/2026'], { order: 'month' }],
  [['', '03/04/2026', '5/4/2026'], { open: '03/04/2026' }],
  [['13/04/2026', '04/13/2026', '3/4/2026'], { open: '3/4/2026' }],
  [['13/04/2026', '04/13/2026'], {}],
  [['4/4/2026', '2026-04-03', '3.4.2026'], {}],
])('the dates %j prove %j', (dates, proved) => {
  expect(orderIn(...dates)).toEqual(proved)
})

test('what the network says counts', () => {
  expect(dateOrderIn([], { ...format, dateOrder: 'month' })).toEqual({ order: 'month' })
})
