import { expect, test } from 'vitest'
import { automationSchema, isAutomated } from './automation'

test.each([
  [{}, false],
  [{ website: '' }, false],
  [{ website: 'https://example.com' }, true],
  [{ website: ' ' }, true],
  [{ elapsedMs: '1999' }, true],
  [{ elapsedMs: 0 }, true],
  [{ elapsedMs: -5 }, true],
  [{ elapsedMs: '2000' }, false],
  [{ website: '', elapsedMs: 8000 }, false],
  [{ website: 'x', elapsedMs: 8000 }, true],
])('a form with %o beside its fields is filled in by a program: %s', (fields, automated) => {
  expect(isAutomated(automationSchema.parse(fields))).toBe(automated)
})
