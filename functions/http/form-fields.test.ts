import { expect, test } from 'vitest'
import { fileOf, filesOf, listIn, listOf, textOf } from './form-fields'

const file = (name: string, ...bytes: number[]) => ({ name, bytes: new Uint8Array(bytes) })

test('the first value of a repeated text counts', () => {
  const form = { texts: { name: ['a', 'b'] }, files: {} }
  expect([textOf(form, 'name'), textOf(form, 'other')]).toEqual(['a', undefined])
})

test('a list is ordered by its numbers, in any notation', () => {
  const texts = { 'pros[10]': ['c'], 'pros[2]': ['b'], 'pros[0]': ['a'], 'pros[]': ['d', 'e'], pros: ['f'] }
  expect(listOf({ texts, files: {} }, 'pros')).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

test.each(['pros[x]', 'pros[-1]', 'pros[0][0]', 'prose[0]', 'cons[0]'])(
  '%s is not an item of pros',
  (name) => {
    expect(listOf({ texts: { [name]: ['a'] }, files: {} }, 'pros')).toEqual([])
  },
)

test('an empty file field has no file', () => {
  const files = { logo: [file('')], photo: [file(''), file('b.png', 1)] }
  const chosen = ['logo', 'photo', 'other'].map((name) => fileOf({ texts: {}, files }, name)?.name)
  expect(chosen).toEqual([undefined, 'b.png', undefined])
})

test.each([
  ['nothing was sent', {}, undefined],
  ['an empty text was sent', { pros: [''] }, []],
  ['an empty text at a number was sent', { 'pros[0]': [''] }, ['']],
  ['one text was sent', { pros: ['a'] }, ['a']],
  ['an empty text and another were sent', { pros: ['', 'a'] }, ['', 'a']],
  ['texts were sent', { 'pros[0]': ['a'], 'pros[1]': [''] }, ['a', '']],
])('an optional list with %s', (_, texts, expected) => {
  expect(listIn({ texts, files: {} }, 'pros')).toEqual(expected)
})

test('several files keep their order, without empty ones', () => {
  const files = {
    covers: [file('c', 1), file('')],
    'covers[1]': [file('b', 1)],
    'covers[0]': [file('a', 1)],
  }
  expect(filesOf({ texts: {}, files }, 'covers').map(({ name }) => name)).toEqual(['a', 'b', 'c'])
})
