import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardText, drawnRanges } from './card-text'

const drawn = new Set(
  drawnRanges.split(' ').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map((each) => Number.parseInt(each, 16))
    return Array.from({ length: last - first + 1 }, (_, at) => first + at)
  }),
)

const isDrawn = (text: string) => [...text].every((each) => drawn.has(each.codePointAt(0)!))

const scripts =
  'Latin Cyrillic Greek Arabic Hebrew Han Hiragana Katakana Hangul Devanagari Bengali Tamil Telugu Gujarati Sinhala Thai ' +
  'Lao Khmer Myanmar Tibetan Georgian Armenian Ethiopic Cherokee Mongolian Syriac Thaana Nko Adlam Gothic Common Inherited'

function charactersOf(script: string): string[] {
  const pattern = new RegExp(String.raw`^\p{Script=${script}}$`, 'u')
  const all = Array.from({ length: 0x2_0000 }, (_, code) => String.fromCodePoint(code))
  return all.filter((each) => pattern.test(each))
}

describe.each(scripts.split(' '))('of names in %s', (script) => {
  const characters = charactersOf(script)
  const name = fc
    .array(
      fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...characters) }, fc.constantFrom(...' aé1🍕\u0301')),
      {
        minLength: 1,
        maxLength: 12,
      },
    )
    .map((units) => units.join(''))

  test('only what fonts have is drawn, and nothing with a letter that none has', () => {
    fc.assert(
      fc.property(name, (original) => {
        const text = cardText(original)
        const letters = original.normalize('NFC').match(/[\p{L}\p{N}]/gu) ?? []
        const isWritable = letters.every(isDrawn)
        if (text === null) expect(isWritable && letters.length > 0).toBe(false)
        else {
          expect([isWritable, isDrawn(text), text.trim()]).toEqual([true, true, text])
          expect(text).not.toBe('')
        }
      }),
    )
  })
})

test.each(['東京ストア', 'स्टोर', 'ร้านค้า', 'Tovey 東京', '🍕', ' ', '\u202e', '\ud800', '𝒜', ''])(
  'a name that no font can write (%s) is not drawn',
  (name) => {
    expect(cardText(name)).toBeNull()
  },
)

test.each([
  ['🍕 Tovey 🍕', 'Tovey'],
  ['\u202eTovey', 'Tovey'],
  ['  Tovey\n& Co ', 'Tovey & Co'],
  ['Cafe\u0301', 'Café'],
  ['Zażółć Ελλάδα Київ', 'Zażółć Ελλάδα Київ'],
  ['בַּיִת', 'בַּיִת'.normalize('NFC')],
  ['دَار', 'دَار'],
  ['می\u200cخواهم\u200d', 'می\u200cخواهم'],
  ['To\u200cvey', 'Tovey'],
  ['a'.repeat(900), 'a'.repeat(400)],
])('%s is drawn as %s', (name, expected) => {
  expect(cardText(name)).toBe(expected)
})

test('no letter has more marks than a script stacks on one', () => {
  expect(cardText(`Tovey B${'\u0323'.repeat(90)}`)).toBe(`Tovey \u1e04${'\u0323'.repeat(2)}`)
  expect(cardText('שָׁלוֹם')).toBe('שָׁלוֹם'.normalize('NFC'))
})
