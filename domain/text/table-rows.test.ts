import { expect, test } from 'vitest'
import { tableRows } from './table-rows'

test('items of different fields become rows of the same columns', () => {
  const items = [
    { _id: '1', title: 'Tea', storeId: { _id: 's', name: 'Ebb' }, stars: 4, endsAt: null },
    {
      _id: '2',
      proof: { state: 'works', parts: { staff: 2 } },
      title: 'Kettle',
      endsAt: '2026-12-01',
      tags: ['a', 'b'],
    },
    { _id: '3', paragraphs: [{ paragraphTitle: 'One', paragraphText: 'Two' }], isTop: false },
  ]
  expect(tableRows(items)).toEqual([
    ['Id', 'Title', 'Store', 'Stars', 'Proof state', 'Ends', 'Tags', 'Paragraphs', 'Is top'],
    ['1', 'Tea', 'Ebb', 4, '', '', '', '', ''],
    ['2', 'Kettle', '', '', 'works', '2026-12-01', 'a\nb', '', ''],
    ['3', '', '', '', '', '', '', 'One: Two', 'false'],
  ])
})

test('no items are one empty row', () => {
  expect(tableRows([])).toEqual([[]])
})
