import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { summaryOf } from './summary'

test('a summary is on one line, and no character of it is cut in two', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const summary = summaryOf(text)
      expect(summary).not.toMatch(/[\n\r\t]|^\s|\s$| {2}|\p{Cs}/u)
      expect(Array.from(summary).length).toBeLessThanOrEqual(156)
      const whole = text.replace(/\s+/g, ' ').trim()
      expect(whole.startsWith(summary.replace(/…$/, ''))).toBe(true)
    }),
  )
})
