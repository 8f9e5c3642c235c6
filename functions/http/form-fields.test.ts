import { expect, test } from 'vitest'
import { fileOf, filesOf, listIn, listOf, textOf } from './form-fields'

const file = (name: string, ...bytes: number[]) => ({ name, bytes: new Uint8Array(bytes) })

test('of a repeated text the first counts', () => {
  const form = { texts: { name: ['a', 'b'] }, files: {} }
  expect([textOf(form, 'name'), textOf(form, 'other')]).toEqual(['a', undefined])
})

test('a list comes by its numbers, however it is spelt', () => {
  const texts = { 'pros[10]': ['c'], 'pros[2]': ['b'], 'pros[0]': ['a'], 'pros[]': ['d', 'e'], pros: ['f'] }
  expect(listOf({ texts, files: {} }, 'pros')).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

test.each(['pros[x]', 'pros[-1]', 'pros[0][0]', 'prose[0]', 'cons[0]'])('%s is no item of pros', (name) => {
  expect(listOf({ texts: { [name]: ['a'] }, files: {} }, 'pros')).toEqual([])
})

test('a file field left empty has no file', () => {
  const files = { logo: [file('')], photo: [file(''), file('b.png', 1)] }
  expect([fileOf({ texts: {}, files }, 'logo'), fileOf({ texts: {}, files }, 'photo')?.name]).toEqual([
    undefined,
    'b.png',
  ])
})

test.each([
  ['nothing was sent', {}, undefined],
  ['an empty text was sent', { pros: [''] }, []],
  ['texts were sent', { 'pros[0]': ['a'], 'pros[1]': [''] }, ['a', '']],
])('a list that may stay as it is, where %s', (_, texts, expected) => {
  expect(listIn({ texts, files: {} }, 'pros')).toEqual(expected)
})

test('several files come in their order, without those that were not chosen', () => {
  const files = {
    covers: [file('c', 1), file('')],
    'covers[1]': [file('b', 1)],
    'covers[0]': [file('a', 1)],
  }
  expect(filesOf({ texts: {}, files }, 'covers').map(({ name }) => name)).toEqual(['a', 'b', 'c'])
})
