import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { dayIn, endOfDay, instantOf, isLocal, localOf } from './zoned-time'

/** Zones with daylight saving at night and at midnight, of half hours, far ahead and behind, and without. */
const zones = [
  'UTC',
  'Europe/London',
  'America/New_York',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'America/St_Johns',
  'Atlantic/Azores',
]
const zone = fc.constantFrom(...zones)
const instant = fc.date({
  min: new Date('2015-01-01'),
  max: new Date('2035-12-31'),
  noInvalidDate: true,
})

test.each([
  ['a winter day', '2026-12-24', 'Europe/Berlin', '2026-12-23T23:00:00.000Z'],
  ['a summer time', '2026-07-01T18:30', 'America/New_York', '2026-07-01T22:30:00.000Z'],
  ['a time that clocks leave out', '2026-03-29T01:30', 'Europe/London', '2026-03-29T01:30:00.000Z'],
  ['a time that comes twice', '2026-10-25T01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
  ['a midnight that clocks leave out', '2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
])('%s is the instant at which clocks show it', (_, local, timeZone, expected) => {
  expect(instantOf(local, timeZone).toISOString()).toBe(expected)
})

test.each([
  ['the clocks go forward', '2026-03-29', 'Europe/London', '2026-03-29T23:00:00.000Z'],
  ['the clocks go back', '2026-10-25', 'Europe/London', '2026-10-26T00:00:00.000Z'],
  ['the clocks go forward at midnight', '2026-04-24', 'Africa/Cairo', '2026-04-24T21:00:00.000Z'],
  ['the clocks go back at midnight', '2026-10-29', 'Africa/Cairo', '2026-10-29T22:00:00.000Z'],
])('a day on which %s ends when it ends there', (_, day, timeZone, end) => {
  expect(endOfDay(day, timeZone).toISOString()).toBe(end)
})

test.each([
  ['2026-12-24', true],
  ['2026-12-24T18:00', true],
  ['2026-12-24T18:00:30', true],
  ['2026-02-30', false],
  ['2026-12-24T25:00', false],
  ['24.12.2026', false],
  ['2026-12-24 18:00', false],
  ['', false],
])('%j is a local time: %s', (text, expected) => {
  expect(isLocal(text)).toBe(expected)
})

test('the last moment of a day is of that day, and the next one is not, in every zone', () => {
  fc.assert(
    fc.property(instant, zone, (moment, timeZone) => {
      const day = dayIn(moment, timeZone)
      const [start, end] = [instantOf(day, timeZone), endOfDay(day, timeZone)]
      expect(start <= moment && moment < end).toBe(true)
      expect(dayIn(new Date(end.getTime() - 1), timeZone)).toBe(day)
      expect(dayIn(end, timeZone) > day).toBe(true)
      expect(dayIn(new Date(start.getTime() - 1), timeZone) < day).toBe(true)
    }),
  )
})

test('what clocks show leads back to the instant, but for the second of two that look the same', () => {
  fc.assert(
    fc.property(instant, zone, (moment, timeZone) => {
      const local = localOf(moment, timeZone)
      const back = instantOf(local, timeZone)
      expect(localOf(back, timeZone)).toBe(local)
      expect(back <= moment).toBe(true)
    }),
  )
})

test('Intl, which is slow, is asked once for an instant', () => {
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
  const [first, other] = [new Date('2026-07-01T10:00:00.001Z'), new Date('2026-07-01T10:00:00.002Z')]
  expect([first, first, other].map((each) => localOf(each, 'Asia/Kathmandu'))).toEqual([
    '2026-07-01T15:45:00.001',
    '2026-07-01T15:45:00.001',
    '2026-07-01T15:45:00.002',
  ])
  expect(asked).toHaveBeenCalledTimes(2)
  asked.mockRestore()
})
