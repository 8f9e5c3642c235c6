import { expect, test } from 'vitest'
import { cursorIn, type List, startOf } from './cursor'

const item = {
  pk: 'REVIEW#1',
  sk: 'REVIEW',
  parentPk: 'STORE#1',
  parentSk: 'APPROVED#2',
  listPk: 'REVIEW',
  listSk: '3',
  text: 'Fine.',
}
const approved: List = { index: 'byParent', partition: 'STORE#1', beginsWith: 'APPROVED#' }
const recent: List = { index: 'byList', partition: 'REVIEW', from: '3' }

const cursorOf = (key: object) => Buffer.from(JSON.stringify(key)).toString('base64url')
const key = { pk: 'REVIEW#1', sk: 'REVIEW', parentPk: 'STORE#1', parentSk: 'APPROVED#2' }

test('a cursor holds the keys of an item in the table and the index, and leads back to them', () => {
  expect(cursorIn([approved], item)).toBe(cursorOf(key))
  expect(startOf(cursorIn([approved], item), [approved])).toEqual({ at: 0, key })
  expect(startOf(cursorIn([recent], item), [recent])).toEqual({
    at: 0,
    key: { pk: 'REVIEW#1', sk: 'REVIEW', listPk: 'REVIEW', listSk: '3' },
  })
})

test('a key may be as long as the database allows', () => {
  const longest = { ...key, pk: 'x'.repeat(1024) }
  expect(startOf(cursorOf(longest), [approved])).toEqual({ at: 0, key: longest })
})

const part = { index: 'byList', partition: 'REVIEW' } as const
const [rising, falling]: [List, List] = [
  { ...part, from: '3', to: '5' },
  { ...part, from: '0', to: '2', descending: true },
]

test.each([
  ['in the first list', '4', [rising, falling], { at: 0, key: expect.objectContaining({ listSk: '4' }) }],
  ['in the second list', '1', [rising, falling], { at: 1, key: expect.objectContaining({ listSk: '1' }) }],
  ['past the first list', '6', [rising, falling], { at: 1, key: undefined }],
  ['before a rising list', '2', [rising], { at: 0, key: undefined }],
  ['past a rising list', '6', [rising], undefined],
  ['before a falling list', '3', [falling], { at: 0, key: undefined }],
  ['past a falling list', '0', [{ ...falling, from: '1' }], undefined],
] as [string, string, [List, ...List[]], unknown][])(
  'a cursor %s goes on where its list is by now',
  (_, listSk, lists, start) => {
    expect(startOf(cursorIn([rising], { ...item, listSk }), lists)).toEqual(start)
  },
)

test.each([
  ['of another partition', cursorOf({ ...key, parentPk: 'STORE#2' }), approved],
  ['outside the part of the partition', cursorOf({ ...key, parentSk: 'PENDING#2' }), approved],
  ['of another index', cursorIn([recent], item), approved],
  ['with a key too long for the database', cursorOf({ ...key, pk: 'x'.repeat(1025) }), approved],
  ['with an empty key', cursorOf({ ...key, sk: '' }), approved],
  ['with a number as a key', cursorOf({ ...key, parentSk: 2 }), approved],
  ['without a key', cursorOf({ ...key, pk: undefined }), approved],
  ['with one more key', cursorOf({ ...key, listPk: 'REVIEW' }), approved],
  ['that is none', 'rubbish', approved],
])('a cursor %s is refused', (_, cursor, list) => {
  const message = 'The cursor does not belong to this list.'
  expect(() => startOf(cursor, [list])).toThrow(
    expect.objectContaining({ code: 'invalid', message, fields: { cursor: message } }),
  )
})

test('of lists of several indexes, those before that of the cursor are read already', () => {
  const lists: [List, ...List[]] = [approved, { ...recent, from: '5' }, falling]
  expect(startOf(cursorIn(lists, item), lists)).toMatchObject({ at: 0, key })
  const later = { ...item, parentPk: 'STORE#2', listSk: '1' }
  expect(startOf(cursorIn(lists, later), lists)).toMatchObject({ at: 2, key: { listSk: '1' } })
  const gone: [List, ...List[]] = [approved, { ...recent, to: '5' }, { ...part, partition: 'OTHER' }]
  expect(startOf(cursorOf({ pk: 'a', sk: 'b', listPk: 'REVIEW', listSk: '6' }), gone)).toEqual({ at: 2 })
})
