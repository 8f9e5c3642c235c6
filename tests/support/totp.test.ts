import { expect, test } from 'vitest'
import { codeAt } from './totp'

// RFC 6238, appendix B: the ASCII key 12345678901234567890, and the last six of the eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [20_000_000_000, '353130'],
])('at second %i the code is that of the standard', (second, code) => {
  expect(codeAt('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', new Date(second * 1000))).toBe(code)
})
