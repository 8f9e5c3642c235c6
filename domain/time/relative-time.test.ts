import { expect, test } from 'vitest'
import { agoText, relativeText } from './relative-time'

const now = new Date('2026-05-10T12:00:00.000Z')

test.each([
  ['2026-05-10T11:59:01.000Z', 'a moment ago'],
  ['2026-05-10T12:00:30.000Z', 'a moment ago'],
  ['2026-05-10T11:59:00.000Z', '1 minute ago'],
  ['2026-05-10T11:20:00.000Z', '40 minutes ago'],
  ['2026-05-10T11:00:00.000Z', '1 hour ago'],
  ['2026-05-09T12:00:01.000Z', '23 hours ago'],
  ['2026-05-09T12:00:00.000Z', '1 day ago'],
  ['2026-04-30T12:00:00.000Z', '10 days ago'],
  ['never', ''],
])('%s is %s', (moment, text) => {
  expect(agoText(moment, now)).toBe(text)
})

test.each([
  ['2026-05-10T12:00:30.000Z', 'in 1 minute'],
  ['2026-05-13T12:00:00.000Z', 'in 3 days'],
  ['2026-05-10T12:00:00.000Z', 'a moment ago'],
  ['2026-05-08T12:00:00.000Z', '2 days ago'],
])('%s is %s, before or after now', (moment, text) => {
  expect(relativeText(moment, now)).toBe(text)
})
