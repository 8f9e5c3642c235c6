import { expect, test } from 'vitest'
import type { Form } from './call'
import { fileOf, listIn, valuesInField, textOf } from './form-fields'

const file = (name: string, ...bytes: number[]) => ({ name, bytes: new Uint8Array(bytes) })

const refused = (name: string, message: string): Error =>
  expect.objectContaining({ code: 'invalid', message, fields: { [name]: message } }) as Error

test('a field that is sent twice is refused', () => {
  const form = { texts: { name: ['a', 'a'], other: ['b'] }, files: { logo: [file('a', 1), file('b', 1)] } }
  expect([textOf(form, 'other'), textOf(form, 'none')]).toEqual(['b', undefined])
  const message = (name: string) => refused(name, `The field ${name} may be sent only once.`)
  expect(() => textOf(form, 'name')).toThrow(message('name'))
  expect(() => fileOf(form, 'logo')).toThrow(message('logo'))
})

test.each([
  ['a text and a file', { name: ['a'] }, { name: [file('f', 1)] }],
  ['a text and an item', { name: ['a'], 'name[x]': ['b'] }, {}],
  ['an item alone', { 'name[0]': ['a'] }, {}],
])('%s are a list where one value is wanted', (_, texts: Form['texts'], files: Form['files']) => {
  expect([textOf({ texts, files }, 'name'), fileOf({ texts, files }, 'name')].map(Array.isArray)).toEqual([
    true,
    true,
  ])
})

test('a text is no file', () => {
  expect(fileOf({ texts: { logo: ['a.png'] }, files: {} }, 'logo')).toEqual(['a.png'])
  expect(fileOf({ texts: { logo: [''] }, files: {} }, 'logo')).toBeUndefined()
})

test('a list is ordered by its numbers, in any notation', () => {
  const texts = { 'pros[10]': ['c'], 'pros[2]': ['b'], 'pros[0]': ['a'], 'pros[]': ['d', 'e'], pros: ['f'] }
  expect(valuesInField({ texts, files: {} }, 'pros')).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

test.each(['pros[x]', 'pros[-1]', 'pros[1e3]', 'pros[999999999]', 'pros[0][0]', 'pros['])(
  'an item %s is refused',
  (name) => {
    const message = refused('pros', 'A list is sent as pros[0], pros[1], … or pros[].')
    expect(() => valuesInField({ texts: { [name]: ['a'] }, files: {} }, 'pros')).toThrow(message)
    expect(() => valuesInField({ texts: {}, files: { [name]: [file('a', 1)] } }, 'pros')).toThrow(message)
  },
)

test.each(['prose[0]', 'cons[0]'])('%s is not an item of pros', (name) => {
  expect(valuesInField({ texts: { [name]: ['a'] }, files: {} }, 'pros')).toEqual([])
})

test('an empty file field has no file', () => {
  const files = { logo: [file('')], photo: [file(''), file('b.png', 1)] }
  const chosen = ['logo', 'photo', 'other'].map((name) => fileOf({ texts: {}, files }, name))
  expect(chosen).toEqual([undefined, file('b.png', 1), undefined])
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
  expect(valuesInField({ texts: {}, files }, 'covers')).toEqual([file('a', 1), file('b', 1), file('c', 1)])
})
