import { expect, test } from 'vitest'
import { likenessOf } from './likeness'

test.each([
  ['a longer beginning', 'brightfeather', 'Brightwater Paddles', 'Brass Bell'],
  ['the beginning of any word, of any word', 'blue brigand', 'Biscuit Brigade', 'Blip'],
  ['more letters in common', 'brig', 'Gardin', 'Cotton'],
  ['a letter in common', 'zoo', 'Moo', 'Kettle'],
  ['a beginning before letters', 'tea', 'Tents', 'Eat'],
  ['a name without its accents', 'cafe', 'Éclat Café', 'Cable'],
])('%s is more like "%s": %s, not %s', (_, typed, more, less) => {
  expect(likenessOf(more, typed)).toBeGreaterThan(likenessOf(less, typed))
})
