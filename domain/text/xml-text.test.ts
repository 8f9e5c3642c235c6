import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { xmlText } from './xml-text'

test.each([
  ['Tom & Jerry', 'Tom &amp; Jerry'],
  ['<a href="x">', '&lt;a href=&quot;x&quot;&gt;'],
  [']]>', ']]&gt;'],
  ['a\u0000b\u000bc\u001fd\ufffee', 'abcde'],
  ['half \ud83d pair', 'half \ufffd pair'],
  ['whole \ud83d\ude00 pair', 'whole \ud83d\ude00 pair'],
  ['a\r\nb\tc', 'a&#13;\nb\tc'],
])('%j is written as %j', (text, expected) => {
  expect(xmlText(text)).toBe(expected)
})

test('whatever the text, it is well formed, and in quotes too', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const written = xmlText(text)
      expect(written).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|apos|#13);)/)
      // eslint-disable-next-line no-control-regex
      expect(written).not.toMatch(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\p{Surrogate}/u)
    }),
  )
})
