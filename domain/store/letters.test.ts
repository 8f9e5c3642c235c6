import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { collationKeyOf } from '../text/fold'

async function lettersOf(further: string) {
  vi.resetModules()
  const { site } = await import('#site')
  vi.doMock('#site', () => ({
    site: { ...site, language: { ...site.language, furtherLetters: further } },
  }))
  return { ...(await import('./letters')), ...(await import('./letter-ranges')) }
}

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.doUnmock('#site')
  vi.resetModules()
})

test.each([
  ['a', 'A'],
  ['A', 'A'],
  [' é ', 'E'],
  ['e\u0301', 'E'],
  ['Ø', 'O'],
  ['æ', 'A'],
  ['ß', 'S'],
  ['Ａ', 'A'],
  ['7', '0-9'],
  ['٧', '0-9'],
  ['0-9', '0-9'],
  ['0–9', '0-9'],
  ['other', 'other'],
  ['#', 'other'],
  ['', undefined],
  [' ', undefined],
  ['ab', undefined],
  ['!', undefined],
  ['ж', undefined],
  ['🦊', undefined],
  ['.', undefined],
])('%o is looked up under %o', async (text, value) => {
  const { letterOf } = await lettersOf('')
  expect(letterOf(text)?.value).toBe(value)
})

test('the letters of the language of the site stand between Z and the numbers', async () => {
  const { letters, letterOf } = await lettersOf('АБЖ')
  expect(letters.map(({ label }) => label).slice(-6)).toEqual(['Z', 'А', 'Б', 'Ж', '0–9', '#'])
  expect([letterOf('ж')?.value, letterOf('в')?.value]).toEqual(['Ж', undefined])
})

describe.each(['', 'АБВ', 'ابت', 'あいう', 'ЖА'])('with the letters %o', (further) => {
  test('every name is under one letter, whatever it is', async () => {
    const { letters, rangesOf } = await lettersOf(further)
    const isUnder = (key: string, value: (typeof letters)[number]) =>
      rangesOf(value).some((range) =>
        'beginsWith' in range
          ? key.startsWith(range.beginsWith)
          : isNotBefore(key, range.from) && isNotBefore(range.to, key),
      )
    const names = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.constantFrom(
        'Zebra',
        'É',
        '3M',
        '!!!',
        '京东',
        'Жук',
        'Яблоко',
        'تخفيض',
        'いち',
        'んん',
        '🦊',
        '𠮷野家',
      ),
    )
    fc.assert(
      fc.property(names, (name) => {
        // As in the table: the id follows.
        const key = `${collationKeyOf(name)}#01ARZ3NDEKTSV4RRFFQ69G5FAV`
        // A name of nothing that can be seen has no letter.
        fc.pre(!key.startsWith('#'))
        return letters.filter((each) => isUnder(key, each)).length === 1
      }),
    )
  })
})

/** As DynamoDB compares sort keys: by their bytes. */
function isNotBefore(text: string | undefined, other: string | undefined): boolean {
  if (text === undefined || other === undefined) return true
  return Buffer.compare(Buffer.from(text), Buffer.from(other)) >= 0
}
