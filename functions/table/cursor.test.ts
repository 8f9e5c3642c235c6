import { expect, test } from 'vitest'
import { cursorAfter, type List, startKeyOf } from './cursor'

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
  expect(cursorAfter(item, approved)).toBe(cursorOf(key))
  expect(startKeyOf(cursorAfter(item, approved), approved)).toEqual(key)
  expect(startKeyOf(cursorAfter(item, recent), recent)).toEqual({
    pk: 'REVIEW#1',
    sk: 'REVIEW',
    listPk: 'REVIEW',
    listSk: '3',
  })
})

test('a key may be as long as the database allows', () => {
  const longest = { ...key, pk: 'x'.repeat(1024) }
  expect(startKeyOf(cursorOf(longest), approved)).toEqual(longest)
})

test.each([
  ['of another partition', cursorOf({ ...key, parentPk: 'STORE#2' }), approved],
  ['outside the part of the partition', cursorOf({ ...key, parentSk: 'PENDING#2' }), approved],
  ['of another index', cursorAfter(item, recent), approved],
  ['before the first', cursorAfter({ ...item, listSk: '2' }, recent), recent],
  ['with a key too long for the database', cursorOf({ ...key, pk: 'x'.repeat(1025) }), approved],
  ['with an empty key', cursorOf({ ...key, sk: '' }), approved],
  ['with a number as a key', cursorOf({ ...key, parentSk: 2 }), approved],
  ['without a key', cursorOf({ ...key, pk: undefined }), approved],
  ['with one more key', cursorOf({ ...key, listPk: 'REVIEW' }), approved],
  ['that is none', 'rubbish', approved],
])('a cursor %s is refused', (_, cursor, list) => {
  const message = 'The cursor does not belong to this list.'
  expect(() => startKeyOf(cursor, list)).toThrow(
    expect.objectContaining({ code: 'invalid', message, fields: { cursor: message } }),
  )
})
