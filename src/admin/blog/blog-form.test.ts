import { expect, test } from 'vitest'
import { altsAfter } from './blog-form'

const [red, green, blue] = ['red', 'green', 'blue'].map((name) => new File([name], name)) as [
  File,
  File,
  File,
]

test.each([
  ['one is added', [red, green, blue], ['a red field', 'a green field', '']],
  ['they change places', [green, red], ['a green field', 'a red field']],
  ['the first is removed', [green], ['a green field']],
  ['one is reduced', [red, blue], ['a red field', 'a green field']],
])('the alternative texts stay with their images when %s', (_, after, alts) => {
  expect(altsAfter([red, green], after, ['a red field', 'a green field'])).toEqual(alts)
})
