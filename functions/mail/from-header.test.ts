import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { fromHeader } from './from-header'

const address = 'no-reply@example.com'

test.each([
  ['Ada', `"Ada" <${address}>`],
  ['Ada "the first" \\ Co.', `"Ada \\"the first\\" \\\\ Co." <${address}>`],
  ['', address],
  [' \r\nBcc: x@example.com', `"Bcc: x@example.com" <${address}>`],
  ['متجر', `=?UTF-8?B?2YXYqtis2LE=?= <${address}>`],
])('the sender %j is written as %s', (name, header) => {
  expect(fromHeader({ name, address })).toBe(header)
})

test('every name becomes one line of ASCII, in words of at most 75 characters that decode to it', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 300 }), (name) => {
      const header = fromHeader({ name, address })
      expect(header).toMatch(/^[ -~]+$/)
      const words = [...header.matchAll(/=\?UTF-8\?B\?([^?]*)\?=/g)]
      expect(Math.max(0, ...words.map(([word]) => word.length))).toBeLessThanOrEqual(75)
      if (/^[ -~]*$/.test(name) || words.length === 0) return
      const decoded = words.map(([, base64 = '']) => Buffer.from(base64, 'base64').toString()).join('')
      expect(decoded).toBe(name.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    }),
  )
})
